import { EvidenceHead } from '@/components/evidence/evidence-head';
import { HeadlineFigures } from '@/components/evidence/headline-figures';
import { OutcomeTable } from '@/components/evidence/misses/outcome-table';
import { IncompletePageMark } from '@/components/feedback/incomplete-page-mark';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Section } from '@/components/marketing/section';
import { standaloneLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { type CountedGroup, figuresOf, worstOf } from '@/lib/evidence/misses';
import { formatDate, formatNumber } from '@/lib/format';
import { controlLabel } from '@/lib/legal/named-controls';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { counting, limits, privacy, trail } from './content';

const MAX_WORST = 10;
const COMMAND = 'npm run -s valuation:verify-misses -- forecourt-valuations.json';

const EMPTY = 'No ten cars have been sold yet whose sellers say what they fetched.';
const FAILED = 'The figures could not be read just now. Please try again.';

const nameOf = (make: string | null) => make ?? 'Several makes';

function List({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid max-w-[68ch] list-disc gap-3 pl-5 text-pretty text-ink-2">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** The page of sold cars; `groups` is null if they could not be read. */
export function Misses({ groups }: { groups: readonly CountedGroup[] | null }) {
  const { all, weeks, makes } = figuresOf(groups ?? []);
  const worst = worstOf(groups ?? []).slice(0, MAX_WORST);
  const figures = [
    { figure: formatNumber(all.cars), label: 'sold cars counted' },
    { figure: formatNumber(all.inside), label: 'in the 80% range' },
    { figure: formatNumber(all.below + all.far_below), label: 'below it' },
    { figure: formatNumber(all.above + all.far_above), label: 'above it' },
  ];
  return (
    <>
      {!groups && <IncompletePageMark />}
      <div className="wrap">
        <Breadcrumb above={trail} here="Our misses" />
        <EvidenceHead title="Our misses">
          How many sold cars fetched a price in the range that we gave them before the sale.{' '}
          {site.name} is a demonstration: the cars that it came with, their sales and what they
          fetched are made up.
        </EvidenceHead>
        {all.cars > 0 ? (
          <HeadlineFigures figures={figures} />
        ) : (
          <p className="mt-10 border-y border-ink py-6 text-lead">{groups ? EMPTY : FAILED}</p>
        )}
      </div>

      {weeks.length > 0 && (
        <Section
          id="weeks"
          title="Week by week"
          lead="The 80% range is made to hold what eight in ten sellers ask. By the Monday of the count."
          className="border-t-0!"
        >
          <OutcomeTable
            name="Sold cars by week"
            first="Counted on"
            rows={weeks.map((row) => ({ ...row, key: row.week, label: formatDate(row.week) }))}
          />
        </Section>
      )}
      {weeks.length > 0 && (
        <Section id="makes" title="By make" lead="Makes of which ten cars were counted together.">
          {makes.length > 0 ? (
            <OutcomeTable
              name="Sold cars by make"
              first="Make"
              rows={makes.map((row) => ({ ...row, key: row.make, label: row.make }))}
            />
          ) : (
            <p className="text-pretty text-ink-2">
              No make has had ten yet: its cars are counted with those of other makes.
            </p>
          )}
        </Section>
      )}
      {worst.length > 0 && (
        <Section
          id="worst"
          title="The worst"
          lead="Far means over twice as far off, in proportion, as the range reaches: where it ends 20% from the figure, more than 36% below it or 44% above it. Which car it was stays private."
        >
          <OutcomeTable
            name="Groups of sold cars with the worst misses"
            first="Group"
            rows={worst.map((row) => ({
              ...row,
              key: `${row.make} ${row.week}`,
              label: `${nameOf(row.make)}, ${formatDate(row.week)}`,
            }))}
          />
        </Section>
      )}

      <Section id="counting" title="How it is counted">
        <List points={counting} />
      </Section>
      <Section id="private" title="What stays private">
        <List points={privacy} />
      </Section>
      <Section id="limits" title="What it does not show">
        <List points={limits} />
      </Section>
      <Section
        id="check"
        title="Check it yourself"
        lead="The log, the groups and their valuations in a file, and a program of this site’s source that makes the figures anew."
      >
        <div className="grid max-w-[68ch] gap-4 text-pretty text-ink-2">
          <p>
            <a href={paths.missesFile} download className={standaloneLink}>
              valuations.json
            </a>
          </p>
          <pre className="rounded-2 border border-line bg-surface p-4 text-small/relaxed wrap-anywhere whitespace-pre-wrap">
            <code>{COMMAND}</code>
          </pre>
          <p>
            It refuses a valuation that was swapped or dated back, a car that counts twice, and
            figures that do not follow. Keep the last line that it prints: with --head it also
            refuses a log that was rewritten since.
          </p>
          <p>
            A seller’s own data, by{' '}
            <Link href={paths.settings}>{controlLabel('Download my data')}</Link>, hold the secrets
            of their cars: with --mine it says whether these count as their prices say.
          </p>
        </div>
      </Section>
    </>
  );
}
