import { formatNumber, formatTime, plural } from '@/lib/format';
import { resultText } from '@/lib/stock/describe-check';
import { leftText } from '@/lib/stock/describe-undo';
import { feedReason } from '@/lib/stock/feed-messages';
import type { PastRun } from '@/lib/stock/types';
import { RUNS_ID } from './focus-part';
import { UndoRun } from './undo-run';

type Props = {
  /** Newest first. */
  runs: PastRun[];
};

/** Number of mistakes of a run that are shown. */
const SHOWN = 20;

const outcomeOf = ({ counts, problem, detail }: PastRun) =>
  counts
    ? resultText(counts)
    : `Nothing was changed. ${feedReason(problem ?? '')}${detail ? ` (${detail})` : ''}`;

function kindOf({ is_nightly, is_pushed }: PastRun) {
  if (is_nightly) return 'Feed';
  return is_pushed ? 'Sent file' : 'File';
}

/** The results of the last runs of files and feeds, with the rows that they left out. */
export const RunHistory = ({ runs }: Props) => (
  <section id={RUNS_ID} tabIndex={-1} aria-labelledby="runs" className="outline-none">
    <h2 id="runs" className="mb-3 text-title">
      What the last runs did
    </h2>
    <ol className="border-t border-line">
      {runs.map((run) => (
        <li key={run.id} className="border-b border-line py-3">
          <p className="flex flex-wrap justify-between gap-x-6">
            <b className="min-w-0 font-semibold wrap-anywhere">
              {kindOf(run)} {run.source}
            </b>
            <span className="text-small text-ink-2">{formatTime(run.finished_at)}</span>
          </p>
          <p className="text-pretty wrap-anywhere text-ink-2">
            {run.cars !== null && `${plural(run.cars, 'car')}: `}
            {outcomeOf(run)}
          </p>
          {run.undone_at && (
            <p className="text-pretty wrap-anywhere text-ink-2">
              Undone {formatTime(run.undone_at)}. {leftText(run.left_as_is ?? [])}
            </p>
          )}
          {run.can_undo && <UndoRun run={run.id} isNightly={run.is_nightly} />}
          {run.problems.length > 0 && (
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline underline-offset-3">
                Rows with mistakes
              </summary>
              <ul className="grid gap-1 pb-2 text-small text-ink-2">
                {run.problems.slice(0, SHOWN).map(({ row, column, message }) => (
                  <li key={`${row} ${column} ${message}`} className="wrap-anywhere">
                    Row {formatNumber(row)}
                    {column && `, ${column}`}: {message}
                  </li>
                ))}
              </ul>
              {run.problems.length > SHOWN && (
                <p className="pb-2 text-small text-ink-2">The first {SHOWN} are shown.</p>
              )}
            </details>
          )}
        </li>
      ))}
    </ol>
  </section>
);
