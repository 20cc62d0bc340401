import type { Route } from 'next';
import { type LandingChoice, landingPath, paths, vehiclesPath } from '../paths';
import { type Filters, NO_FILTERS, serialiseFilters } from './filters';

/** One value of a filter; none for several values. */
const single = (value: string) => (value.includes(',') ? undefined : value || undefined);

/** The landing pages of what the filters choose, nearest first. */
export function landingCandidates(filters: Filters): Route[] {
  const make = single(filters.make);
  const model = make && single(filters.model);
  const town = filters.location || undefined;
  const choices: LandingChoice[] = [
    ...(make && model && town ? [{ make, model, town }] : []),
    ...(make && model ? [{ make, model }] : []),
    ...(make ? [{ make }] : []),
    ...(town ? [{ town }] : []),
    ...[single(filters.bodyType)].flatMap((body) => (body ? [{ body }] : [])),
    ...[single(filters.fuel)].flatMap((fuel) => (fuel ? [{ fuel }] : [])),
  ];
  return choices.map((choice) => landingPath(choice));
}

/**
 * What search engines index in place of a list (decisions): the list of all vehicles and its pages
 * themselves, for a filtered list the nearest landing page that is listed, else the list of all vehicles.
 */
export function canonicalList(
  filters: Filters,
  listed: readonly string[] = [],
): { canonicalPath: Route; indexable: boolean } {
  const { page } = filters;
  const indexable = serialiseFilters(filters) === serialiseFilters({ ...NO_FILTERS, page });
  if (indexable) return { canonicalPath: vehiclesPath(serialiseFilters(filters)), indexable };
  const landing = landingCandidates(filters).find((path) => listed.includes(path));
  return { canonicalPath: landing ?? paths.vehicles, indexable };
}
