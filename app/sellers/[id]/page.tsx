import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache, Suspense } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { cardsOf } from '@/components/listings/cards';
import { IllustrationNote } from '@/components/listings/illustration-note';
import { VehicleCards } from '@/components/listings/vehicle-cards';
import { ListUnavailable } from '@/components/search/list-unavailable';
import { Pagination } from '@/components/search/pagination';
import { SellerHeader } from '@/components/sellers/seller-header';
import { SellerNotFound } from '@/components/sellers/seller-not-found';
import { JsonLd } from '@/components/seo/json-ld';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { errorTitle } from '@/lib/core/errors/error-text';
import { isOverloaded, readForPage } from '@/lib/core/http/render-queue';
import { logError } from '@/lib/core/logging/logger';
import { plural } from '@/lib/format';
import { dealerJsonLd, vehicleListJsonLd } from '@/lib/listings/json-ld';
import { paths, sellerPath, vehiclesPath } from '@/lib/paths';
import { NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import { isIndexable, SELLER_MISSING, sellerHead } from '@/lib/sellers/describe';
import { getSellerPage } from '@/lib/sellers/queries';
import { readSellerRoute } from '@/lib/sellers/route';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ id: string }> };

/** Reads a seller once for the page and its metadata; null for an unknown one, 'failed' if the backend fails. */
const loadSeller = cache((segment: string) => {
  const { id, page } = readSellerRoute(segment);
  return readForPage(() => getSellerPage(id, page)).catch((error: unknown) => {
    if (!isOverloaded(error)) logError('seller', error);
    return 'failed' as const;
  });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const seller = await loadSeller((await params).id);
  if (seller === 'failed') return { title: errorTitle, robots: { index: false, follow: false } };
  // Next adds `noindex` to 404 pages itself.
  if (!seller) return { title: SELLER_MISSING.title, description: SELLER_MISSING.text };
  return pageMetadata({
    ...sellerHead(seller),
    path: sellerPath(seller.id, seller.page),
    index: isIndexable(seller),
    follow: true,
  });
}

function Missing(): never {
  notFound();
}

export default async function SellerRoute({ params }: Props) {
  const segment = (await params).id;
  const { id, page } = readSellerRoute(segment);
  const seller = await loadSeller(segment);
  if (seller === 'failed')
    return (
      <main id="main">
        <ListUnavailable path={sellerPath(id, page)} />
      </main>
    );
  // notFound() inside Suspense responds with a 404 that has its text in the HTML.
  if (!seller)
    return (
      <Suspense fallback={<SellerNotFound />}>
        <Missing />
      </Suspense>
    );
  // Any page number can be requested: a copy of the last page under each would fill the cache.
  if (seller.page !== page) redirect(sellerPath(id, seller.page));
  const { name, total, pages, vehicles } = seller;
  const above = [
    { label: 'Home', href: paths.home },
    { label: 'Vehicles', href: paths.vehicles },
  ];
  const trail = [...above, { label: name, href: paths.seller(id) }];
  return (
    <main id="main" className="wrap pb-24">
      <Breadcrumb above={above} here={name} />
      <SellerHeader seller={seller} />
      {total > 1 && (
        <Link
          href={vehiclesPath(serialiseFilters({ ...NO_FILTERS, seller: id }))}
          className={button('secondary', 'medium', 'mt-6')}
        >
          Filter these {plural(total, 'car')}
        </Link>
      )}
      <h2 className="tabular pt-8 pb-4 font-text! text-input font-semibold md:text-lead">
        {plural(total, 'car')} for sale
        {page === 1 ? total > 1 && ', newest first' : `, page ${page} of ${pages}`}
      </h2>
      <IllustrationNote vehicles={vehicles} className="-mt-3 mb-3" />
      <VehicleCards cards={cardsOf(vehicles)} eager={1} />
      <Pagination page={page} pages={pages} pathOf={(target) => sellerPath(id, target)} />
      {isIndexable(seller) && (
        <JsonLd
          data={graph(dealerJsonLd(seller), vehicleListJsonLd(seller), breadcrumbList(trail))}
        />
      )}
    </main>
  );
}
