import type { Metadata } from 'next';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { PageHeading } from '@/components/account/page-heading';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { DealersOnly } from '@/components/stock/dealers-only';
import { FeedForm } from '@/components/stock/feed-form';
import { FileLinks } from '@/components/stock/file-links';
import { PhotoFailures } from '@/components/stock/photo-failures';
import { RecentFiles } from '@/components/stock/recent-files';
import { RunHistory } from '@/components/stock/run-history';
import { SendForm } from '@/components/stock/send-form';
import { UploadAddress } from '@/components/stock/upload-address';
import { WaitingCars } from '@/components/stock/waiting-cars';
import { Link } from '@/components/ui/link';
import { requireUser } from '@/lib/core/session/current-user';
import { paths, stockExamplePath, stockExportPath } from '@/lib/paths';
import { getMakes } from '@/lib/search/queries';
import { pageMetadata } from '@/lib/seo/metadata';
import { getStockStart } from '@/lib/stock/queries';
import { plainAddress, sendErrors } from '@/lib/stock/send-errors';

export const metadata: Metadata = pageMetadata({
  title: 'Stock file',
  description: 'Lists and updates a dealer’s cars from one file: Excel, CSV, XML or JSON.',
  path: paths.stock,
  index: false,
});

type Props = { searchParams: Promise<Partial<Record<string, string | string[]>>> };

async function StockPage({ searchParams }: Props) {
  await requireUser(paths.stock);
  const [query, { isDealer, recent, photos, feed, upload, runs, waiting }] = await Promise.all([
    searchParams,
    getStockStart(getMakes),
  ]);
  return (
    <>
      <PageHeading title="Stock file">
        All your cars in one file, Excel, CSV, XML or JSON: it lists what is new and updates what
        has changed. You see what it would do, and what is wrong in it, before anything happens.
      </PageHeading>
      {isDealer ? (
        <div className="mt-8 grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
          <div className="grid gap-10">
            <SendForm errors={sendErrors(query)} address={plainAddress(query.address)} />
            <FeedForm feed={feed} />
            <UploadAddress upload={upload} />
          </div>
          <div className="grid gap-8">
            {waiting && <WaitingCars waiting={waiting} />}
            {recent.length > 0 && (
              <section aria-labelledby="recent">
                <h2 id="recent" className="mb-3 text-title">
                  Sent in the last hour
                </h2>
                <RecentFiles files={recent} />
              </section>
            )}
            {runs.length > 0 && <RunHistory runs={runs} />}
            {photos && <PhotoFailures photos={photos} />}
            <section aria-labelledby="shape">
              <h2 id="shape" className="mb-3 text-title">
                What a file holds
              </h2>
              <p className="text-pretty text-ink-2">
                A row for each car, with your own stock number: the same number in a later file is
                the same car. Your headings need not be ours.{' '}
                <Link
                  href={paths.stockFormat}
                  className="font-semibold text-link underline underline-offset-4"
                >
                  Every column and the XML shape
                </Link>
              </p>
              <FileLinks name="An example" pathOf={stockExamplePath} />
            </section>
            <section aria-labelledby="export">
              <h2 id="export" className="mb-3 text-title">
                Your listings as a file
              </h2>
              <p className="text-pretty text-ink-2">
                Cars for sale and reserved, in the same shape, with the addresses of their
                photographs. Sent back unchanged it changes nothing; with a stock number added, a
                car listed by hand is kept by file from then on.
              </p>
              <FileLinks name="Your listings" pathOf={stockExportPath} />
            </section>
          </div>
        </div>
      ) : (
        <DealersOnly />
      )}
    </>
  );
}

export default withUnavailable('stock', StockPage, <AccountUnavailable />);
