import { cache } from 'react';
import { isOverloaded, readForPage } from '@/lib/core/http/render-queue';
import { logError } from '@/lib/core/logging/logger';
import { landingTrail } from '@/lib/landing/links';
import { listedLandingPages } from '@/lib/landing/queries';
import type { BodyType, FuelType } from '@/lib/listings/constants';
import { paths, vehiclesPath } from '@/lib/paths';
import { ALL, readRefusals, segmentToQuery } from '@/lib/search/filter-segment';
import { serialiseFilters } from '@/lib/search/filters';
import { canonicalList, exactLanding, landingCandidates } from '@/lib/search/indexing';
import { parseFilters } from '@/lib/search/parse-filters';
import { searchVehicles } from '@/lib/search/queries';

/** Searches once for the page, its breadcrumb and its metadata; `found` is null if the backend fails. */
export const loadList = cache(async (segment: string) => {
  const { filters, errors } = parseFilters(segmentToQuery(segment));
  const search = () => searchVehicles(filters);
  // The list of all cars skips the render queue: see QUEUED in lib/runtime/cache-handler.mjs.
  const reading = segment === ALL ? search() : readForPage(search);
  const found = await reading.catch((error: unknown) => {
    if (!isOverloaded(error)) logError('vehicle list', error);
    return null;
  });
  return { filters, errors, refusals: readRefusals(segment), found };
});

/** The filters with canonical names, and their existing landing pages; none if the backend fails. */
const loadLanding = cache(async (segment: string) => {
  const { filters, found } = await loadList(segment);
  const known = { ...(found?.filters ?? filters), page: found?.page ?? 1 };
  const candidates = found ? landingCandidates(known) : [];
  const listed = await listedLandingPages(candidates).catch((error: unknown): string[] => {
    logError('landing pages', error);
    return [];
  });
  return { known, listed };
});

/** The canonical path of a list, and whether search engines may index it. */
export async function loadCanonical(segment: string) {
  const { filters, refusals } = await loadList(segment);
  const { known, listed } = await loadLanding(segment);
  const { canonicalPath, indexable } = canonicalList(known, listed);
  // A seller without cars, unknown words and refused values are no filters, but the URL is no other list's either.
  const isPlain = !filters.seller && !filters.search && refusals.length === 0;
  return { canonicalPath, indexable: indexable && isPlain };
}

/** The breadcrumb of a list. A list with only a landing page's filters, at any distance, is below that page. */
export async function loadTrail(segment: string) {
  const { known, listed } = await loadLanding(segment);
  const choice = exactLanding(known, listed);
  if (!choice)
    return [
      { label: 'Home', href: paths.home },
      { label: 'Vehicles', href: paths.vehicles },
    ];
  // Safe casts: parsed filters hold known values only.
  const enums = { body: choice.body as BodyType, fuel: choice.fuel as FuelType };
  return [
    ...landingTrail({ ...choice, ...enums }),
    { label: 'Search', href: vehiclesPath(serialiseFilters(known)) },
  ];
}
