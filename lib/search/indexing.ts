import type { Route } from 'next';
import { type LandingChoice, landingPath, paths, vehiclesPath } from '../paths';
import { isExcluding } from './exclusions';
import { type Filters, NO_FILTERS, serialiseFilters } from './filters';

/** The single value of a filter; undefined for several values or excluded ones. */
const single = (value: string) =>
  value.includes(',') || isExcluding(value) ? undefined : value || undefined;

/** The landing pages that match the filters, nearest first. */
function landingChoices(filters: Filters): LandingChoice[] {
  const make = single(filters.make);
  const model = make && single(filters.model);
  const town = filters.location || undefined;
  return [
    ...(make && model && town ? [{ make, model, town }] : []),
    ...(make && model ? [{ make, model }] : []),
    ...(make ? [{ make }] : []),
    ...(town ? [{ town }] : []),
    ...[single(filters.bodyType)].flatMap((body) => (body ? [{ body }] : [])),
    ...[single(filters.fuel)].flatMap((fuel) => (fuel ? [{ fuel }] : [])),
  ];
}

/** The paths of the landing pages that match the filters. */
export const landingCandidates = (filters: Filters): Route[] =>
  landingChoices(filters).map((choice) => landingPath(choice));

/**
 * The listed landing page for exactly these filters, regardless of distance and order; else null.
 */
export function exactLanding(filters: Filters, listed: readonly string[]): LandingChoice | null {
  const [nearest] = landingChoices(filters);
  if (!nearest || !listed.includes(landingPath(nearest))) return null;
  const { make = '', model = '', town: location = '', body: bodyType = '', fuel = '' } = nearest;
  const { radius, sort, page } = filters;
  const chosen = { ...NO_FILTERS, make, model, location, bodyType, fuel, radius, sort, page };
  return serialiseFilters(chosen) === serialiseFilters(filters) ? nearest : null;
}

/**
 * The page that search engines index for a list (decisions): the list of all vehicles and its pages
 * index themselves; a seller's list, the seller's page; any other filtered list, the nearest listed
 * landing page, else the list of all vehicles.
 */
export function canonicalList(
  filters: Filters,
  listed: readonly string[] = [],
): { canonicalPath: Route; indexable: boolean } {
  const { page, seller } = filters;
  if (seller) return { canonicalPath: paths.seller(seller), indexable: false };
  const indexable = serialiseFilters(filters) === serialiseFilters({ ...NO_FILTERS, page });
  if (indexable) return { canonicalPath: vehiclesPath(serialiseFilters(filters)), indexable };
  const landing = landingCandidates(filters).find((path) => listed.includes(path));
  return { canonicalPath: landing ?? paths.vehicles, indexable };
}
