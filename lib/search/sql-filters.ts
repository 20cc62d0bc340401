import { BODY_TYPES, COLOURS, FUEL_TYPES, TOWN_MILES, TRANSMISSIONS } from '../listings/constants';
import { isChosen, isExcluding } from './exclusions';
import type { Filters } from './filters';
import { splitList } from './filters';
import type { Centre } from './places';
import type { Meaning } from './words/types';

/** What is looked up for filters before the database can apply them. */
export type Lookups = {
  /** Ids; undefined without the filter. */
  makeIds?: string[];
  modelIds?: string[];
  place: Centre | null;
  terms: { meaning: Meaning; place: Centre | null }[];
};

/** The most trims that the database takes in a term, and of features a twelfth of those in all terms. */
const MOST_TRIMS = 100;
const MOST_FEATURES = 8;

const list = (values: string) => (values ? splitList(values) : undefined);

/** The values among all that a list includes or does not exclude. */
const chosen = (values: string, all: Record<string, string>) =>
  values ? Object.keys(all).filter((value) => isChosen(values, value)) : undefined;

/** With null, which private.or_unknown reads as an unknown value. */
const withUnknown = (values: string[] | undefined, isUnknownToo = false) =>
  isUnknownToo ? [...(values ?? []), null] : values;

/** A term with the keys of private.search_term. */
function sqlTerm({ meaning, place }: Lookups['terms'][number]) {
  const {
    bodyTypes,
    sellerTypes,
    serviceHistories,
    engineSizes,
    colours,
    unknownColours,
    place: _,
    radius,
    ...rest
  } = meaning;
  const { yearMin, yearMax, priceMin, priceMax, mileageMax, ownersMax, ...lists } = rest;
  return {
    ...lists,
    trims: lists.trims?.slice(0, MOST_TRIMS),
    features: lists.features?.slice(0, MOST_FEATURES),
    body_types: bodyTypes,
    colours: withUnknown(colours, unknownColours),
    seller_types: sellerTypes,
    service_histories: serviceHistories,
    engine_sizes: engineSizes,
    year_min: yearMin,
    year_max: yearMax,
    price_min: priceMin,
    price_max: priceMax,
    mileage_max: mileageMax,
    owners_max: ownersMax,
    ...(place && { ...place, miles: radius ?? TOWN_MILES }),
  };
}

/** The filters with the keys of public.vehicle_filters; undefined or null applies none. */
export const sqlFilters = (filters: Filters, { makeIds, modelIds, place, terms }: Lookups) => ({
  search: filters.search || undefined,
  terms: terms.length > 0 ? terms.map(sqlTerm) : undefined,
  make_ids: makeIds,
  model_ids: modelIds,
  fuels: chosen(filters.fuel, FUEL_TYPES),
  transmissions: chosen(filters.transmission, TRANSMISSIONS),
  body_types: chosen(filters.bodyType, BODY_TYPES),
  price_min: filters.priceMin,
  price_max: filters.priceMax,
  year_min: filters.yearMin,
  year_max: filters.yearMax,
  mileage_min: filters.mileageMin,
  mileage_max: filters.mileageMax,
  tax_max: filters.taxMax,
  ulez: list(filters.ulez),
  seats_min: filters.seatsMin,
  doors: list(filters.doors)?.map(Number),
  // A car of unknown colour is none of the excluded ones.
  colours: withUnknown(chosen(filters.colour, COLOURS), isExcluding(filters.colour)),
  trims: list(filters.trim),
  engine_min: filters.engineMin,
  engine_max: filters.engineMax,
  owners_max: filters.ownersMax,
  seller_types: list(filters.sellerType),
  service_histories: list(filters.serviceHistory),
  features: list(filters.features),
  verdicts: list(filters.verdict),
  seller_id: filters.seller || undefined,
  ...(place && { ...place, radius_miles: filters.radius }),
});
export type SqlFilters = ReturnType<typeof sqlFilters>;
