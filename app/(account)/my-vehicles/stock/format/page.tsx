import type { Metadata } from 'next';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { PageHeading } from '@/components/account/page-heading';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { ColumnTable } from '@/components/stock/column-table';
import { FileLinks } from '@/components/stock/file-links';
import { Refusals } from '@/components/stock/refusals';
import { XmlShape } from '@/components/stock/xml-shape';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { requireUser } from '@/lib/core/session/current-user';
import { formatNumber } from '@/lib/format';
import { paths, stockExamplePath } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { exampleFile } from '@/lib/stock/example';
import { MAX_BYTES, MAX_ROWS } from '@/lib/stock/limits';

export const metadata: Metadata = pageMetadata({
  title: 'What a stock file holds',
  description: 'Every column of a stock file, its shape as XML or JSON, and what is refused.',
  path: paths.stockFormat,
  index: false,
});

async function StockFormatPage() {
  await requireUser(paths.stockFormat);
  return (
    <>
      <PageHeading title="What a stock file holds">
        A sheet of Excel (.xlsx), CSV with commas, semicolons, tabs or bars, XML or JSON, at most{' '}
        {formatNumber(MAX_ROWS)} cars and {MAX_BYTES / 1024 / 1024} MB. A row near the top of a
        sheet holds the headings: ours, those of a feed that we know, or your own, which you match
        with ours once.
      </PageHeading>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <FileLinks name="An example" pathOf={stockExamplePath} />
      </div>
      <section aria-labelledby="columns" className="mt-10">
        <h2 id="columns" className="mb-3 text-title">
          Columns
        </h2>
        <p className="mb-4 max-w-[62ch] text-pretty text-ink-2">
          In any order, and those that you do not have may be left out: what they say of a car stays
          as it is. An empty cell empties it, one that cannot be read leaves it as it is. A car
          without postcode and town is where you are, and its number plate stays hidden or shown.
          Words for fuels, gearboxes, bodies, colours, conditions and histories may be yours: what
          we do not know you say once, such as that ‘Steam’ means petrol, and can take back.
        </p>
        <ColumnTable />
      </section>
      <section aria-labelledby="xml" className="mt-12">
        <h2 id="xml" className="mb-3 text-title">
          XML and JSON
        </h2>
        <XmlShape example={exampleFile('xml', 1)} />
      </section>
      <section aria-labelledby="rules" className="mt-12">
        <h2 id="rules" className="mb-3 text-title">
          What a file does not do
        </h2>
        <Refusals />
      </section>
      <p className="mt-10">
        <Link href={paths.stock} className={button()}>
          Send a stock file
        </Link>
      </p>
    </>
  );
}

export default withUnavailable('stock format', StockFormatPage, <AccountUnavailable />);
