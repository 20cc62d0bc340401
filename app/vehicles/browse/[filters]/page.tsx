import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ListExample } from '@/components/finance/list-example';
import { cardsOf } from '@/components/listings/cards';
import { IllustrationNote } from '@/components/listings/illustration-note';
import { LeftToPay } from '@/components/listings/left-to-pay';
import { SkeletonGrid } from '@/components/listings/skeleton-grid';
import { VehicleCards } from '@/components/listings/vehicle-cards';
import { SaveSearchLink } from '@/components/saved-searches/save-search-link';
import { ActiveChips } from '@/components/search/active-chips';
import { FewResults } from '@/components/search/few-results';
import { FilterErrors } from '@/components/search/filter-errors';
import { ListResult } from '@/components/search/list-result';
import { ListUnavailable } from '@/components/search/list-unavailable';
import { Pagination } from '@/components/search/pagination';
import { PlaceNotice } from '@/components/search/place-notice';
import { NEW_SINCE_ID, ResultHeading } from '@/components/search/result-heading';
import { SellerNotice } from '@/components/search/seller-notice';
import { SortField } from '@/components/search/sort-field';
import { UnknownWords } from '@/components/search/unknown-words';
import { JsonLd } from '@/components/seo/json-ld';
import { Link } from '@/components/ui/link';
import { isShown } from '@/lib/evidence/claims';
import { SKELETON_COUNT } from '@/lib/listings/constants';
import { vehicleListJsonLd } from '@/lib/listings/json-ld';
import { paths, vehiclesPath } from '@/lib/paths';
import { readSegment } from '@/lib/search/filter-segment';
import { type Filters, isNarrowed, serialiseFilters } from '@/lib/search/filters';
import { savedQuery } from '@/lib/search/saved-search';
import { SORTS } from '@/lib/search/sorts';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { loadCanonical, loadList, loadTrail } from '../load-list';
import { monthlyExample, monthlyFact } from '../monthly-example';

export const revalidate = 300;
export const generateStaticParams = () => [];

/** Filters that exclude no cars have no nearest ones, so their heading names the order. */
const nearestHeading = (by: Filters | null) =>
  by && !isNarrowed(by) ? `All cars, ${SORTS[by.sort].toLowerCase()}` : 'The nearest cars';

type Props = { params: Promise<{ filters: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const segment = (await params).filters;
  const { found } = await loadList(segment);
  const { canonicalPath, indexable } = await loadCanonical(segment);
  const page = found?.page ?? 1;
  const what =
    found?.makes && !found.makes.includes(',')
      ? `Used ${found.makes} cars for sale`
      : isShown('Premium Used Cars')
        ? 'Premium used cars for sale'
        : 'Used cars for sale';
  const onPage = page > 1 ? `, page ${page}` : '';
  return pageMetadata({
    title: what + onPage,
    description: `${what} across the UK from private sellers, dealers and verified dealers. Filter by price, year, mileage, fuel and distance.${page > 1 ? ` Page ${page}.` : ''}`,
    path: canonicalPath,
    // An empty list is not indexed.
    index: indexable && Boolean(found?.total),
    follow: true,
  });
}

export default async function VehiclesPage({ params }: Props) {
  const segment = (await params).filters;
  const { filters, errors, refusals, found } = await loadList(segment);
  if (!found) return <ListUnavailable path={vehiclesPath(serialiseFilters(filters))} />;
  const { vehicles, total, page, pages, filters: applied, place, otherPlaces } = found;
  // Any page number can be requested: a copy of the last page under each would fill the cache. The redirect keeps
  // a search that is too long to be applied, which the list shows.
  if (page !== filters.page)
    redirect(vehiclesPath(serialiseFilters({ ...readSegment(segment), page })));
  const areLeftOut = found.searchChips.length > 0 || applied.search !== filters.search;
  const { canonicalPath, indexable } = await loadCanonical(segment);
  const trail = await loadTrail(segment);
  const example = monthlyExample(applied);
  return (
    <>
      <div className="wrap">
        <FilterErrors messages={refusals} />
        <ActiveChips
          filters={applied}
          placeKnown={place !== null}
          searchChips={found.searchChips}
          sellerName={found.seller?.name ?? ''}
        />
        <SellerNotice filters={filters} seller={found.seller} />
        <PlaceNotice
          filters={applied}
          hasPlace={place !== null}
          misspelt={found.misspelt}
          otherPlaces={otherPlaces}
        />
        {example && <ListExample quote={example} />}
        <UnknownWords
          unknown={total === 0 || areLeftOut ? found.unknownWords : []}
          unread={found.unreadWords}
          areLeftOut={areLeftOut}
          isTooLong={errors.some(({ field }) => field === 'search')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2 md:py-6">
          <div className="shrink-0">
            <ResultHeading total={total} />
            {/* Filled by components/search/new-since.ts. */}
            <p id={NEW_SINCE_ID} role="status" className="text-small text-ink-2" />
            <IllustrationNote vehicles={vehicles} />
          </div>
          {isNarrowed(filters) && <SaveSearchLink query={savedQuery(filters)} isCompact />}
          <SortField filters={applied} />
        </div>
        <LeftToPay price="" className="pb-3 md:-mt-4" />
      </div>
      <div className="results wrap relative">
        <div className="reveal-when-slow wrap invisible absolute inset-x-0 top-0 z-3 h-full overflow-hidden bg-paper">
          <SkeletonGrid count={SKELETON_COUNT} />
        </div>
        {total > 0 && (
          <VehicleCards cards={cardsOf(vehicles, (car) => monthlyFact(car, applied))} eager={1} />
        )}
        <Pagination
          page={page}
          pages={pages}
          pathOf={(target) => vehiclesPath(serialiseFilters({ ...filters, page: target }))}
        />
        {total > 0 && isNarrowed(filters) && (
          // A phone shows the link above the cars as a bell alone.
          <p className="mt-8 text-center md:hidden">
            <SaveSearchLink query={savedQuery(filters)} label="Tell me about new ones" />
          </p>
        )}
        <FewResults
          isEmpty={total === 0}
          changes={found.relaxations.map(({ label, filters: changed, total: cars }) => ({
            label,
            query: serialiseFilters(changed),
            total: cars,
          }))}
          alert={
            isNarrowed(filters) && (
              <SaveSearchLink query={savedQuery(filters)} label="Tell me when one comes" />
            )
          }
          nearest={found.nearest}
          nearestHeading={nearestHeading(found.nearestBy)}
        />
        {!indexable && !found.seller && canonicalPath !== paths.vehicles && (
          <p className="pt-12 text-center">
            <Link href={canonicalPath} className="text-link underline underline-offset-3">
              Prices by year and more
            </Link>
          </p>
        )}
      </div>
      <ListResult total={total} />
      <JsonLd data={graph(vehicleListJsonLd(found), breadcrumbList(trail))} />
    </>
  );
}
