import {
  BODY_TYPES,
  type BodyType,
  FUEL_TYPES,
  type FuelType,
  TRANSMISSIONS,
  type Transmission,
} from './constants';

/** The sort orders, with the words shown for them. `distance` needs a location. */
export const SORTS = {
  newest: 'Newest first',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  mileage_asc: 'Mileage: low to high',
  year_desc: 'Year: newest first',
  distance: 'Distance: nearest first',
} as const;
type Sort = keyof typeof SORTS;

/** A whole result's filter. Empty text and null mean 'not narrowed'. Pounds, years, miles. */
export type Filters = {
  search: string;
  make: string;
  model: string;
  fuel: FuelType | '';
  transmission: Transmission | '';
  bodyType: BodyType | '';
  priceMin: number | null;
  priceMax: number | null;
  yearMin: number | null;
  yearMax: number | null;
  mileageMin: number | null;
  mileageMax: number | null;
  location: string;
  radius: number;
  sort: Sort;
  page: number;
};
export type FilterName = keyof Filters;
export type FilterError = { field: string; message: string };

const currentYear = () => new Date().getFullYear();
const MAX_TEXT = 100;
const DEFAULT_RADIUS = 50;

/**
 * The sliders (product specification, section 5). A value at its slider's end is open: nothing is
 * hidden for costing £120,000. `limit` is the largest figure the number field accepts.
 */
export const RANGES = {
  price: { min: 0, max: 100_000, step: 1000, limit: 10_000_000 },
  year: { min: 2000, max: currentYear(), step: 1, limit: currentYear() + 1 },
  mileage: { min: 0, max: 200_000, step: 5000, limit: 1_000_000 },
} as const;
export type RangeName = keyof typeof RANGES;
export const RADIUS = { min: 5, max: 200, step: 5 } as const;

type Parsed<T> = { value: T } | { error: string };

const text = (raw: string): Parsed<string> => {
  const value = raw
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return value.length > MAX_TEXT ? { error: `must be at most ${MAX_TEXT} characters` } : { value };
};

const choice =
  <T extends string>(choices: Record<T, string>) =>
  (raw: string): Parsed<T | ''> => {
    if (raw === 'all') return { value: '' };
    return Object.hasOwn(choices, raw)
      ? { value: raw as T }
      : { error: 'is not one of the choices' };
  };

const order = (raw: string): Parsed<Sort> =>
  Object.hasOwn(SORTS, raw) ? { value: raw as Sort } : { error: 'is not one of the choices' };

const whole =
  (min: number, max: number) =>
  (raw: string): Parsed<number> => {
    const digits = raw.replace(/[£,\s]/g, '');
    if (!/^-?\d{1,15}$/.test(digits)) return { error: 'must be a whole number' };
    const value = Number(digits) || 0;
    if (value < min) return { error: `must be ${min} or more` };
    return value > max ? { error: `must be ${max} or less` } : { value };
  };

/** A number that is dropped where it stands at its slider's open end. */
const end = (range: RangeName, open: 'min' | 'max') => {
  const { limit, [open]: stop } = RANGES[range];
  const parse = whole(range === 'year' ? 1900 : 0, limit);
  return (raw: string): Parsed<number | null> => {
    const parsed = parse(raw);
    return 'value' in parsed && parsed.value === stop ? { value: null } : parsed;
  };
};

/** Only the outward half of a postcode is kept: the rest is nobody's business in an address bar. */
const place = (raw: string): Parsed<string> => {
  const parsed = text(raw);
  if ('error' in parsed) return parsed;
  const postcode = /^([a-z]{1,2}\d[a-z\d]?)(?:\s*\d[a-z]{2})?$/i.exec(parsed.value);
  return { value: postcode?.[1]?.toUpperCase() ?? parsed.value };
};

/** The facets in the order they stand in an address (decisions, 'Rendering and search engines'). */
const FACETS: {
  [Name in FilterName]: { parse: (raw: string) => Parsed<Filters[Name]>; empty: Filters[Name] };
} = {
  search: { parse: text, empty: '' },
  make: { parse: (raw) => (raw === 'all' ? { value: '' } : text(raw)), empty: '' },
  model: { parse: (raw) => (raw === 'all' ? { value: '' } : text(raw)), empty: '' },
  fuel: { parse: choice(FUEL_TYPES), empty: '' },
  transmission: { parse: choice(TRANSMISSIONS), empty: '' },
  bodyType: { parse: choice(BODY_TYPES), empty: '' },
  priceMin: { parse: end('price', 'min'), empty: null },
  priceMax: { parse: end('price', 'max'), empty: null },
  yearMin: { parse: end('year', 'min'), empty: null },
  yearMax: { parse: end('year', 'max'), empty: null },
  mileageMin: { parse: end('mileage', 'min'), empty: null },
  mileageMax: { parse: end('mileage', 'max'), empty: null },
  location: { parse: place, empty: '' },
  radius: { parse: whole(RADIUS.min, RADIUS.max), empty: DEFAULT_RADIUS },
  sort: { parse: order, empty: 'newest' },
  page: { parse: whole(1, 100_000), empty: 1 },
};
const NAMES = Object.keys(FACETS) as FilterName[];

/** Whether a query holds the empty fields that a form sends; they are left out of an address. */
export const hasEmptyFields = (query: URLSearchParams) =>
  NAMES.some((name) => query.get(name) === '');

export const NO_FILTERS = Object.fromEntries(
  NAMES.map((name) => [name, FACETS[name].empty]),
) as Filters;

/**
 * Reads an address's query or a form's fields. What cannot be read is left out and named in
 * `errors`, so that every input, however hostile, has one normal form. Never throws.
 */
export function parseFilters(query: URLSearchParams): { filters: Filters; errors: FilterError[] } {
  const errors: FilterError[] = [];
  const filters: Filters = { ...NO_FILTERS };
  const read = <Name extends FilterName>(name: Name) => {
    const raw = query.get(name)?.trim();
    if (!raw) return;
    const parsed = FACETS[name].parse(raw);
    if ('error' in parsed) errors.push({ field: name, message: parsed.error });
    else filters[name] = parsed.value;
  };
  for (const name of NAMES) read(name);

  for (const range of Object.keys(RANGES) as RangeName[]) {
    const [low, high] = [`${range}Min`, `${range}Max`] as const;
    const [from, to] = [filters[low], filters[high]];
    if (from === null || to === null || from <= to) continue;
    errors.push({ field: low, message: 'must not be above the maximum' });
    filters[low] = null;
    filters[high] = null;
  }
  if (!filters.make) filters.model = '';
  if (!filters.location) {
    filters.radius = DEFAULT_RADIUS;
    if (filters.sort === 'distance') filters.sort = 'newest';
  }
  return { filters, errors };
}

/** The one query string of a filter: fixed order, defaults left out. Empty for no filter. */
export function serialiseFilters(filters: Filters): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = filters[name];
    if (value !== FACETS[name].empty && value !== null) query.set(name, String(value));
  }
  return query.toString();
}

/** Whether anything narrows the result: the order and the page do not. */
export const isNarrowed = (filters: Filters) =>
  serialiseFilters({ ...filters, sort: 'newest', page: 1 }) !== '';

/**
 * The nearest indexable list (decisions): all cars or one make, each with its pages.
 * Another filter or order is not indexed and points to the list without it.
 */
export function canonicalFilters(filters: Filters): { canonical: Filters; indexable: boolean } {
  const canonical = { ...NO_FILTERS, make: filters.make, page: filters.page };
  const indexable = serialiseFilters(canonical) === serialiseFilters(filters);
  return { canonical: indexable ? canonical : { ...canonical, page: 1 }, indexable };
}
