import type { Metadata } from 'next';
import { cache } from 'react';
import { SkeletonGrid } from '@/components/listings/skeleton-grid';
import { VehicleGrid } from '@/components/listings/vehicle-grid';
import { ActiveChips } from '@/components/search/active-chips';
import { FewResults } from '@/components/search/few-results';
import { ListResult } from '@/components/search/list-result';
import { ListUnavailable } from '@/components/search/list-unavailable';
import { NoResults } from '@/components/search/no-results';
import { Pagination } from '@/components/search/pagination';
import { PlaceNotice } from '@/components/search/place-notice';
import { SortField } from '@/components/search/sort-field';
import { UnknownWords } from '@/components/search/unknown-words';
import { JsonLd } from '@/components/seo/json-ld';
import { Link } from '@/components/ui/link';
import { isOverloaded, readForPage } from '@/lib/core/http/render-queue';
import { logError } from '@/lib/core/logging/logger';
import { plural } from '@/lib/format';
import { listedLandingPages } from '@/lib/landing/queries';
import { SKELETON_COUNT } from '@/lib/listings/constants';
import { vehicleListJsonLd } from '@/lib/listings/json-ld';
import { paths, vehiclesPath } from '@/lib/paths';
import { SORTS } from '@/lib/search/choices';
import { segmentToQuery } from '@/lib/search/filter-segment';
import { isNarrowed, serialiseFilters } from '@/lib/search/filters';
import { canonicalList, landingCandidates } from '@/lib/search/indexing';
import { parseFilters } from '@/lib/search/parse-filters';
import { pendingFacets } from '@/lib/search/pending-facets';
import { searchVehicles } from '@/lib/search/queries';
import type { Relaxation } from '@/lib/search/relaxations';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;
export const generateStaticParams = () => [];

const TRAIL = [
  { label: 'Home', href: paths.home },
  { label: 'Vehicles', href: paths.vehicles },
];

/** The cars of a change that leaves no filter are not near anything. */
const nearestHeading = ([first]: Relaxation[]) =>
  first && !isNarrowed(first.filters)
    ? `All cars, ${SORTS[first.filters.sort].toLowerCase()}`
    : 'The nearest cars';

type Props = { params: Promise<{ filters: string }> };

/** One search for the page and its metadata; `found` is null if the backend fails. */
const load = cache(async (segment: string) => {
  const { filters, errors } = parseFilters(segmentToQuery(segment));
  const search = () => searchVehicles(filters);
  // The list of all cars skips the render queue: see QUEUED in lib/runtime/cache-handler.mjs.
  const reading = serialiseFilters(filters) ? readForPage(search) : search();
  const found = await reading.catch((error: unknown) => {
    if (!isOverloaded(error)) logError('vehicle list', error);
    return null;
  });
  pendingFacets().resolve(found?.facets ?? null);
  return { filters, errors, found };
});

/** What search engines index in place of a list; if the backend fails as if there were no landing pages. */
const loadCanonical = cache(async (segment: string) => {
  const { filters, found } = await load(segment);
  const known = { ...filters, location: found?.location || filters.location };
  const candidates = found ? landingCandidates(known) : [];
  const listed = await listedLandingPages(candidates).catch((error: unknown): string[] => {
    logError('landing pages', error);
    return [];
  });
  return canonicalList({ ...known, page: found?.page ?? 1 }, listed);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const segment = (await params).filters;
  const { filters, found } = await load(segment);
  const { canonicalPath, indexable } = await loadCanonical(segment);
  const page = found?.page ?? 1;
  const what =
    found?.make && !found.make.includes(',')
      ? `Used ${found.make} cars for sale`
      : 'Premium used cars for sale';
  const onPage = page > 1 ? `, page ${page}` : '';
  return pageMetadata({
    title: what + onPage,
    description: `${what} across the UK from private sellers, dealers and verified dealers. Filter by price, year, mileage, fuel and distance.${page > 1 ? ` Page ${page}.` : ''}`,
    path: canonicalPath,
    // Neither an empty list nor a page beyond the last is indexed.
    index: indexable && Boolean(found?.total) && page === filters.page,
    follow: true,
  });
}

export default async function VehiclesPage({ params }: Props) {
  const segment = (await params).filters;
  const { filters, errors, found } = await load(segment);
  if (!found) return <ListUnavailable path={vehiclesPath(serialiseFilters(filters))} />;
  const { vehicles, total, page, pages, location, place, otherPlaces } = found;
  const { canonicalPath, indexable } = await loadCanonical(segment);
  return (
    <>
      <div className="wrap">
        <ActiveChips
          filters={filters}
          placeKnown={place !== null}
          searchChips={found.searchChips}
        />
        <PlaceNotice
          filters={filters}
          location={location}
          hasPlace={place !== null}
          otherPlaces={otherPlaces}
          searchChips={found.searchChips}
        />
        <UnknownWords
          unknown={total === 0 || found.searchChips.length > 0 ? found.unknownWords : []}
          unread={found.unreadWords}
          areLeftOut={found.searchChips.length > 0}
          isTooLong={errors.some(({ field }) => field === 'search')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2 md:py-6">
          <h2 className="tabular shrink-0 font-text! text-input font-semibold md:text-lead">
            {plural(total, 'vehicle')} found
          </h2>
          <SortField filters={filters} />
        </div>
      </div>
      <div className="results wrap relative">
        <div className="reveal-when-slow wrap invisible absolute inset-x-0 top-0 z-3 h-full overflow-hidden bg-paper">
          <SkeletonGrid count={SKELETON_COUNT} />
        </div>
        {total === 0 ? <NoResults /> : <VehicleGrid vehicles={vehicles} eager={1} />}
        <Pagination
          page={page}
          pages={pages}
          pathOf={(target) => vehiclesPath(serialiseFilters({ ...filters, page: target }))}
        />
        <FewResults
          changes={found.relaxations.map(({ label, filters: changed, total: cars }) => ({
            label,
            query: serialiseFilters(changed),
            total: cars,
          }))}
          nearest={found.nearest}
          nearestHeading={nearestHeading(found.relaxations)}
        />
        {!indexable && canonicalPath !== paths.vehicles && (
          <p className="pt-12 text-center">
            <Link href={canonicalPath} className="text-link underline underline-offset-3">
              Prices by year and more
            </Link>
          </p>
        )}
      </div>
      <ListResult total={total} facets={found.facets} />
      <JsonLd data={graph(vehicleListJsonLd(found), breadcrumbList(TRAIL))} />
    </>
  );
}
