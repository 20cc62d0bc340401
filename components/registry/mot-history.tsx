import { formatDate, formatMonth, plural } from '@/lib/format';
import { repeatedDefects } from '@/lib/registry/advisories';
import { isStale, motExpiry } from '@/lib/registry/mot-expiry';
import { checkOdometer } from '@/lib/registry/odometer';
import type { MotHistory as History } from '@/lib/registry/types';
import { Icon } from '../ui/icon';
import { type MotMissing, MotMissingNote } from './mot-missing';
import { MotTimeline } from './mot-timeline';
import { OdometerCheck } from './odometer-check';

/** The seller's statements about the vehicle. Dates are ISO. */
type Listing = { mileage: number | null; motExpiry: string | null; updatedAt: string };

function Expiry({ history, listing }: { history: History; listing: Listing }) {
  const { date, isFirst, isPast } = motExpiry(history, new Date().toISOString().slice(0, 10));
  const said = listing.motExpiry;
  if (date === null) return <p className="font-semibold">No valid MOT on record.</p>;
  const label = isFirst ? 'First MOT due' : isPast ? 'MOT expired on' : 'MOT until';
  return (
    <div>
      <p className="flex items-center gap-2.5 text-lead font-semibold">
        <Icon
          name={isPast ? 'alert' : isFirst ? 'calendar' : 'check'}
          className={`size-5 ${isPast ? 'text-signal' : 'text-link'}`}
        />
        {label} {formatDate(date)}
      </p>
      {said !== null && said !== date && (
        <p className="mt-1 text-pretty text-ink-2">
          The listing says {formatDate(said)}. Where they differ, the record counts.
        </p>
      )}
    </div>
  );
}

function Repeats({ tests }: { tests: History['tests'] }) {
  const repeats = repeatedDefects(tests);
  if (repeats.length === 0) return null;
  return (
    <div>
      <h4 className="font-text! text-body! leading-snug! font-semibold tracking-normal!">
        What came back
      </h4>
      <p className="mt-1 text-pretty text-ink-2">
        Noted by test after test: a bill that may not have been paid yet.
      </p>
      <ul className="mt-2 grid gap-1.5">
        {repeats.map(({ summary, tests: count, from, to }) => (
          <li key={summary} className="flex gap-2.5">
            <Icon name="refresh" className="mt-1 size-4 text-signal" />
            <span>
              <span className="font-medium">{summary}</span> in {plural(count, 'test')},{' '}
              {formatMonth(from)} to {formatMonth(to)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Record({ history, listing }: { history: History; listing: Listing }) {
  const { tests, fetchedAt, isMadeUp } = history;
  const { mileage, updatedAt } = listing;
  const failed = tests.filter(({ passed }) => !passed).length;
  return (
    <>
      <Expiry history={history} listing={listing} />
      {tests.length > 0 && (
        <OdometerCheck check={checkOdometer(tests, { mileage, listed: updatedAt.slice(0, 10) })} />
      )}
      <Repeats tests={tests} />
      {tests.length > 0 && <MotTimeline tests={tests} />}
      <p className="text-small text-pretty text-ink-3">
        {isMadeUp ? 'The demo’s made-up record' : 'DVSA’s record'} as of {formatDate(fetchedAt)}
        {isStale(history, Date.now()) ? ': newer tests may be missing.' : '.'}
        {tests.length > 0 &&
          ` ${plural(tests.length, 'test')}, ${failed || 'none'} failed. Put into plain words by this site; what the tester wrote counts.`}
      </p>
    </>
  );
}

type Props = { history: History | MotMissing; listing: Listing };

/** The MOT tests of a listed vehicle, with the odometer check. */
export function MotHistory({ history, listing }: Props) {
  const record = typeof history === 'string' ? null : history;
  const mark = record?.isMadeUp ? 'mot-mark' : undefined;
  return (
    <section
      aria-labelledby="mot"
      aria-describedby={mark}
      className="mt-10 border-t border-line pt-8"
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="mot" className="text-lead font-semibold">
          MOT history
        </h3>
        {mark && (
          <p
            id={mark}
            className="inline-flex items-center gap-1.5 rounded-1 bg-sunken py-1.5 pr-2.5 pl-2 text-small leading-none font-semibold text-ink-2"
          >
            <Icon name="info" className="size-[15px]" />
            Made-up record of the demo
          </p>
        )}
      </div>
      <div className="grid gap-6">
        {record ? (
          <Record history={record} listing={listing} />
        ) : (
          <MotMissingNote reason={history as MotMissing} />
        )}
      </div>
    </section>
  );
}
