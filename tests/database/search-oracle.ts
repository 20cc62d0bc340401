import { haversine } from './search-support';
import { type Car, OFFERED_FEATURES } from './search-world';

/** Keys of private.search_term and public.vehicle_filters that brute force reads. */
type Lists = Partial<Record<string, (string | number)[]>>;
export type Query = Record<string, unknown>;
type Places = Map<string, { latitude: number; longitude: number }>;
export type Conditions = Record<string, (car: Car) => boolean>;

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const LIST_COLUMNS: [key: string, column: keyof Car, facet: string][] = [
  ['fuels', 'fuel_type', 'fuel'],
  ['transmissions', 'transmission', 'transmission'],
  ['body_types', 'body_type', 'bodyType'],
  ['doors', 'doors', 'doors'],
  ['colours', 'colour', 'colour'],
  ['trims', 'trim', 'trim'],
  ['seller_types', 'seller_type', 'sellerType'],
  ['service_histories', 'service_history', 'serviceHistory'],
  ['verdicts', 'verdict', 'verdict'],
];
const TERM_COLUMNS: [key: string, column: keyof Car][] = [
  ['models', 'model_id'],
  ['years', 'year'],
  ['seats', 'seats'],
  ['engine_sizes', 'engine_size'],
];
const RANGES: [facet: string, column: keyof Car, low: string, high: string][] = [
  ['price', 'price', 'price_min', 'price_max'],
  ['year', 'year', 'year_min', 'year_max'],
  ['mileage', 'mileage', 'mileage_min', 'mileage_max'],
  ['taxMax', 'tax', '', 'tax_max'],
  ['seatsMin', 'seats', 'seats_min', ''],
  ['engine', 'engine_size', 'engine_min', 'engine_max'],
  ['ownersMax', 'owners', '', 'owners_max'],
];

/** Returns the emission standard by whole years; see private.ulez_expression. */
function ulezOf({ fuel_type, body_type, year }: Car): 'meets' | 'ask' | 'fails' {
  if (fuel_type === 'electric' || fuel_type === 'hydrogen') return 'meets';
  const historic = new Date().getFullYear() - 41;
  if (year <= historic) return year < historic ? 'meets' : 'ask';
  const isVan = body_type === 'van' || body_type === 'pickup';
  const [last, first] =
    fuel_type === 'diesel' ? (isVan ? [2017, 2014] : [2016, 2013]) : [isVan ? 2006 : 2005, 2000];
  return year > last ? 'meets' : year < first ? 'fails' : 'ask';
}

const includes = (values: unknown, value: unknown) =>
  Array.isArray(values) && values.includes(value);

function within(car: Car, places: Places, query: Query, miles: unknown): boolean {
  const place = car.outward_code && places.get(car.outward_code);
  if (!place) return false;
  const { latitude, longitude } = query;
  return (
    haversine(Number(latitude), Number(longitude), place.latitude, place.longitude) <= Number(miles)
  );
}

const isBetween = (value: unknown, low: unknown, high: unknown) =>
  value !== null &&
  (low === undefined || Number(value) >= Number(low)) &&
  (high === undefined || Number(value) <= Number(high));

function matchesTerm(car: Car, term: Query, places: Places): boolean {
  const columns = [...LIST_COLUMNS, ...TERM_COLUMNS];
  return (
    columns.some(([key, column]) => includes(term[key], car[column])) ||
    ((term as Lists).features?.some((feature) => includes(car.features, feature)) ?? false) ||
    (term.year_min !== undefined && car.year >= Number(term.year_min)) ||
    (term.year_max !== undefined && car.year <= Number(term.year_max)) ||
    (term.price_min !== undefined && car.price >= Number(term.price_min)) ||
    (term.price_max !== undefined && car.price <= Number(term.price_max)) ||
    (term.mileage_max !== undefined && isBetween(car.mileage, undefined, term.mileage_max)) ||
    (term.owners_max !== undefined && isBetween(car.owners, undefined, term.owners_max)) ||
    (term.ulez === true && ulezOf(car) === 'meets') ||
    (term.latitude !== undefined && within(car, places, term, term.miles))
  );
}

/**
 * Returns whether a car's name holds the text of a query: as whole words, where its terms mean no model or trim. Null
 * for a query without text.
 */
export function nameCondition({ search, terms: read }: Query): ((car: Car) => boolean) | null {
  const text = fold(String(search ?? '')).trim();
  if (!text) return null;
  const terms = (read ?? []) as Query[];
  const isWhole = terms.length > 0 && !terms.some(({ models, trims }) => models || trims);
  return ({ name }) =>
    isWhole ? ` ${fold(name)} `.includes(` ${text} `) : fold(name).includes(text);
}

/** Returns the condition of each facet that a query filters by. */
export function conditionsOf(query: Query, places: Places): Conditions {
  const conditions: Conditions = {};
  const lists = query as Lists;
  const terms = (query.terms ?? []) as Query[];
  const isNamed = nameCondition(query);
  if (isNamed)
    conditions.search = (car) =>
      isNamed(car) || (terms.length > 0 && terms.every((term) => matchesTerm(car, term, places)));
  const { make_ids: makes, model_ids: models } = lists;
  if (makes || models)
    conditions.make = (car) =>
      (makes?.includes(car.make_id) ?? true) && (models?.includes(car.model_id) ?? true);
  for (const [key, column, facet] of LIST_COLUMNS)
    if (lists[key]) conditions[facet] = (car) => includes(lists[key], car[column]);
  for (const [facet, column, low, high] of RANGES)
    if (query[low] !== undefined || query[high] !== undefined)
      conditions[facet] = (car) => isBetween(car[column], query[low], query[high]);
  if (query.seller_id) conditions.seller = (car) => car.seller_id === query.seller_id;
  if (lists.ulez) conditions.ulez = (car) => includes(lists.ulez, ulezOf(car));
  const { features } = lists;
  if (features)
    conditions.features = (car) => features.every((name) => includes(car.features, name));
  if (query.latitude !== undefined && query.radius_miles !== undefined)
    conditions.location = (car) => within(car, places, query, query.radius_miles);
  return conditions;
}

/** Returns the vehicles that meet all conditions but one. */
export const matching = (cars: readonly Car[], conditions: Conditions, except?: string) =>
  cars.filter((car) =>
    Object.entries(conditions).every(([facet, holds]) => facet === except || holds(car)),
  );

/** Returns the minimum number of conditions missed by a car that does not match. */
export const fewestMissed = (cars: readonly Car[], conditions: Conditions) =>
  Math.min(
    ...cars
      .map((car) => Object.values(conditions).filter((holds) => !holds(car)).length)
      .filter((misses) => misses > 0),
  );

const VALUES: Record<string, (car: Car) => string | number | null> = {
  make: (car) => car.model_id,
  fuel: (car) => car.fuel_type,
  transmission: (car) => car.transmission,
  bodyType: (car) => car.body_type,
  ulez: ulezOf,
  seatsMin: (car) => car.seats,
  doors: (car) => car.doors,
  colour: (car) => car.colour,
  trim: (car) => car.trim,
  engine: (car) => car.engine_size?.toFixed(1) ?? null,
  ownersMax: (car) => car.owners,
  sellerType: (car) => car.seller_type,
  serviceHistory: (car) => car.service_history,
  verdict: (car) => car.verdict,
  price: (car) => Math.min(Math.floor(car.price / 2500), 39),
  year: (car) => Math.max(car.year, 2000),
  mileage: (car) => (car.mileage === null ? null : Math.min(Math.floor(car.mileage / 5000), 39)),
};
export const FACETS = Object.keys(VALUES);

const tally = (values: readonly (string | number | null)[]) => {
  const counts: Record<string, number> = {};
  for (const value of values) if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

/** Returns the counts of search_facets: each facet without its own filter; facets that count nothing are absent. */
export function countsOf(cars: readonly Car[], conditions: Conditions) {
  const counts = Object.entries(VALUES).map(
    ([facet, value]) => [facet, tally(matching(cars, conditions, facet).map(value))] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => Object.keys(count).length > 0));
}

/** Returns the counts of the offered features that vehicles of the world have. */
export const countFeatures = (cars: readonly Car[], conditions: Conditions) =>
  Object.fromEntries(
    OFFERED_FEATURES.map((name) => [
      name,
      matching(cars, conditions).filter(({ features }) => features.includes(name)).length,
    ]),
  );
