import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageHead } from '@/components/layout/page-head';
import { Link } from '@/components/ui/link';
import { BulkForm } from '@/components/valuation/bulk-form';
import { ColumnList } from '@/components/valuation/column-list';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { BULK_COLUMNS, FIGURE_COLUMNS } from '@/lib/valuation/bulk-columns';
import { MAX_CARS } from '@/lib/valuation/bulk-limits';
import { bulkProblem } from '@/lib/valuation/messages';

export const metadata: Metadata = pageMetadata({
  title: 'Value many cars at once',
  description: `Send a CSV file of up to ${MAX_CARS} cars and get it back with a value and its ranges for each.`,
  path: paths.bulkValuation,
  index: false,
});

type Query = Partial<Record<'problem' | 'columns', string | string[]>>;
type Props = { searchParams: Promise<Query> };

/** The columns added to a file, with their meaning. */
const FIGURES: [string, string][] = [
  ['value', 'What such a car is asked for, in pounds'],
  ['low_80, high_80', 'The range of 8 in 10 such cars'],
  ['low_90, high_90', 'The range of 9 in 10 such cars'],
  ['verdict', 'The asking price against the value, where you give one'],
  ['note', 'Why a car was not valued, else cells left out and what is little known of it'],
];

const COLUMNS = BULK_COLUMNS.map(({ name, meaning, isOptional }): [string, string] => [
  name,
  isOptional ? `${meaning} (optional)` : meaning,
]);

export default async function BulkPage({ searchParams }: Props) {
  const { problem, columns } = await searchParams;
  return (
    <main id="main">
      <div className="wrap pb-24">
        <Breadcrumb
          above={[
            { label: 'Home', href: paths.home },
            { label: 'AI Valuation', href: paths.aiValuation },
          ]}
          here="Many cars at once"
        />
        <PageHead title="Value many cars at once">
          <p>
            A stock list of up to {MAX_CARS} cars in, the same list with figures out: every row and
            column stays where it was. No account is needed.
          </p>
        </PageHead>
        <div className="mt-10 grid gap-x-6 gap-y-12 lg:grid-cols-2">
          <div className="grid content-start gap-10">
            <BulkForm error={bulkProblem(problem, columns)} />
            <section>
              <h2 className="mb-3 text-title">What comes back</h2>
              <p className="mb-4 text-pretty text-ink-2">
                Your file with {FIGURE_COLUMNS.length} columns more. The figures are asking prices,
                made by the same model as{' '}
                <Link
                  href={paths.aiValuation}
                  className="font-semibold text-link underline underline-offset-4"
                >
                  the valuation of one car
                </Link>
                .
              </p>
              <ColumnList columns={FIGURES} />
            </section>
          </div>
          <section>
            <h2 className="mb-3 text-title">The columns of your file</h2>
            <p className="mb-4 text-pretty text-ink-2">
              In any order, with headings in capitals or not. Columns of your own, such as a stock
              number, are left as they are; a text that a spreadsheet would run as a formula gets a
              space before it.
            </p>
            <ColumnList columns={COLUMNS} />
          </section>
        </div>
      </div>
    </main>
  );
}
