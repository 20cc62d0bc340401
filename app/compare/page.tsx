import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AddAnother } from '@/components/compare/add-another';
import { CompareStart } from '@/components/compare/compare-start';
import { ComparisonPictures } from '@/components/compare/comparison-pictures';
import { ComparisonSummary } from '@/components/compare/comparison-summary';
import { ComparisonTable } from '@/components/compare/comparison-table';
import { DistanceForm } from '@/components/compare/distance-form';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { IllustrationNote } from '@/components/listings/illustration-note';
import { LeftToPay } from '@/components/listings/left-to-pay';
import { ShareButton } from '@/components/listings/share-button';
import { button } from '@/components/ui/button';
import { PrintButton } from '@/components/valuation/print-button';
import { choiceNotes } from '@/lib/compare/choice-notes';
import { compareCars } from '@/lib/compare/compare';
import { MAX_COMPARED, MIN_COMPARED } from '@/lib/compare/limits';
import { type Choice, readChoice } from '@/lib/compare/read-choice';
import { errorText } from '@/lib/core/errors/error-text';
import { readOrFail } from '@/lib/core/http/read-or-fail';
import { logError } from '@/lib/core/logging/logger';
import { USUAL_MILES } from '@/lib/core/usual-miles';
import { getSimilarVehicles } from '@/lib/listings/queries';
import { comparePath, comparePicturePath, paths } from '@/lib/paths';
import { NO_PLACE } from '@/lib/search/places';
import { pageMetadata } from '@/lib/seo/metadata';
import { type LoadedColumn, loadColumns } from './load-columns';
import { loadOrigin } from './load-origin';
import './comparison.css';

type Value = string | string[];
type Query = { cars?: Value; add?: Value; location?: Value };
type Props = { searchParams: Promise<Query> };

/** The number of similar cars that are offered. */
const SIMILAR = 6;

const DESCRIPTION =
  'Two to four cars side by side: what differs in price, running costs, history and equipment comes first.';

const namesOf = (columns: LoadedColumn[]) =>
  columns.flatMap(({ column }) => (column.car ? [column.name] : []));

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { ids, location } = readChoice(await searchParams);
  const columns = await readOrFail('comparison', () => loadColumns(ids.join(','), location));
  const names = columns === 'failed' ? [] : namesOf(columns);
  const title = names.length ? `Compare ${names.join(', ')}` : 'Compare cars';
  return pageMetadata({
    title,
    description: DESCRIPTION,
    path: comparePath(ids),
    index: false,
    ...(names.length >= MIN_COMPARED && {
      picture: { path: comparePicturePath(ids), alt: title },
    }),
  });
}

/** Similar cars to the first that is for sale, without those that are compared; none if the backend fails. */
async function loadSimilar(ids: string[], columns: LoadedColumn[]) {
  const first = columns.find(({ vehicle }) => vehicle !== null)?.column.id;
  if (!first || ids.length >= MAX_COMPARED) return [];
  const similar = await getSimilarVehicles(first, SIMILAR + MAX_COMPARED).catch(
    (error: unknown) => {
      logError('similar vehicles', error);
      return [];
    },
  );
  return similar.filter(({ id }) => !ids.includes(id)).slice(0, SIMILAR);
}

function Notes({ notes }: { notes: string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1 border-l-2 border-line-strong pl-4 print:hidden">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** Whether the whole address was read, so that its normal form says the same. */
const isReadWhole = ({ ids, repeated, beyond, unread }: Choice) =>
  ids.length > 0 && repeated + beyond + unread === 0;

async function ComparePage({ searchParams }: Props) {
  const query = await searchParams;
  const choice = readChoice(query);
  const { ids } = choice;
  const origin = choice.location ? await loadOrigin(choice.location) : NO_PLACE;
  // A full postcode becomes its first half in the address.
  const { location } = origin;
  const isNormal = query.add === undefined && (location === choice.location || !location);
  if (!isNormal && isReadWhole(choice)) redirect(comparePath(ids, location));
  const loaded = await loadColumns(ids.join(','), choice.location);
  const similar = await loadSimilar(ids, loaded);
  const columns = loaded.map(({ column }) => column);
  const isStart = ids.length < MIN_COMPARED;
  const heading = isStart ? 'Compare cars' : `Compare ${ids.length} cars`;
  return (
    <main id="main">
      <div className="wrap pb-24 print:max-w-none print:p-0">
        <div className="print:hidden">
          <Breadcrumb
            above={[
              { label: 'Home', href: paths.home },
              { label: 'Vehicles', href: paths.vehicles },
            ]}
            here="Compare"
          />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-6 print:pt-0">
          <h1 className="text-display print:mb-1 print:text-[13pt]!">{heading}</h1>
          {!isStart && (
            <div className="flex flex-wrap gap-3 print:hidden">
              <ShareButton
                title={`Compare ${namesOf(loaded).join(', ')}`}
                path={comparePath(ids, location)}
                className={button('secondary', 'small')}
              >
                Share
              </ShareButton>
              <PrintButton />
            </div>
          )}
        </div>
        <Notes notes={choiceNotes(choice, origin.place !== null)} />
        {isStart ? (
          <CompareStart
            ids={ids}
            vehicle={loaded[0]?.vehicle ?? null}
            note={loaded[0]?.column.note ?? null}
            similar={similar}
          />
        ) : (
          <>
            <Comparison columns={columns} loaded={loaded} location={location} />
            <DistanceForm ids={ids} location={location || choice.location} />
            {ids.length < MAX_COMPARED && (
              <AddAnother ids={ids} similar={similar} location={location} />
            )}
          </>
        )}
      </div>
    </main>
  );
}

type ComparisonProps = {
  columns: LoadedColumn['column'][];
  loaded: LoadedColumn[];
  location: string;
};

function Comparison({ columns, loaded, location }: ComparisonProps) {
  const comparison = compareCars(columns);
  const vehicles = loaded.flatMap(({ vehicle }) =>
    vehicle ? [{ imageUrl: vehicle.images[0]?.url ?? null }] : [],
  );
  const first = columns.find(({ car }) => car !== null)?.name ?? '';
  return (
    <div className="comparison mt-6 print:mt-0" data-cars={columns.length}>
      <ComparisonSummary first={first} summaries={comparison.summaries} />
      <IllustrationNote vehicles={vehicles} className="mb-3 print:hidden" />
      <ComparisonPictures columns={loaded} location={location} />
      <LeftToPay price="" className="mt-2 print:hidden" />
      <ComparisonTable columns={columns} comparison={comparison} />
      <p className="mt-4 max-w-[80ch] text-small text-pretty text-ink-3 print:mt-1 print:max-w-none print:text-[6.5pt]/[1.2]">
        Only what is a fact is marked as better: cheaper, newer, fewer miles or owners, lower tax, a
        longer MOT, a quicker reply. Sizes are typical of the class and of no car in particular;
        fuel is for {USUAL_MILES}; the usual price is a range that holds 80% of such cars.
      </p>
    </div>
  );
}

export default withUnavailable('comparison', ComparePage, <PageUnavailable text={errorText} />);
