import { formatNumber, plural } from '@/lib/format';
import { allProblems, summaryText } from '@/lib/stock/check-words';
import type { StockCheck } from '@/lib/stock/types';
import { MissingList } from './missing-list';
import { PlannedList } from './planned-list';
import { ProblemTable } from './problem-table';
import { RunForm } from './run-form';
import { RunResult } from './run-result';
import { TooManyMissing } from './too-many-missing';

/** What a file says and would change, in the order in which a dealer decides about it. */
export function FileCheck({ check }: { check: StockCheck }) {
  const { result, missing, planned, missingColumns } = check;
  const problems = allProblems(check);
  const isReadable = missingColumns.length === 0;
  return (
    <div className="grid gap-10">
      <div className="grid gap-5">
        {result && <RunResult key={result.finishedAt} result={result} />}
        {isReadable && <p className="max-w-[62ch] text-lead text-pretty">{summaryText(check)}</p>}
        {isReadable && <RunForm check={check} missing={missing.length} />}
        {missing.length > 0 && !check.canWithdraw && <TooManyMissing count={missing.length} />}
      </div>
      {problems.length > 0 && (
        <section aria-labelledby="mistakes">
          <h2 id="mistakes" className="mb-3 text-title">
            Mistakes{' '}
            <span className="text-ink-2">
              (in{' '}
              {plural(
                Math.max(check.refusedRows, new Set(problems.map(({ row }) => row)).size),
                'row',
              )}
              )
            </span>
          </h2>
          <p className="mb-4 max-w-[62ch] text-pretty text-ink-2">
            These rows are left out. Correct them in your file and send it again; row 1 is the
            headings.
            {problems.length >= SHOWN_PROBLEMS &&
              ` The first ${SHOWN_PROBLEMS} mistakes are shown.`}
          </p>
          <ProblemTable caption="Mistakes by row and column" problems={problems} />
        </section>
      )}
      {planned.length > 0 && (
        <section aria-labelledby="planned">
          <h2 id="planned" className="mb-3 text-title">
            What changes{' '}
            <span className="text-ink-2">({formatNumber(check.toList + check.toChange)})</span>
          </h2>
          <PlannedList cars={planned} />
          {check.toList + check.toChange > planned.length && (
            <p className="mt-3 text-small text-ink-2">
              And {plural(check.toList + check.toChange - planned.length, 'more car')}.
            </p>
          )}
        </section>
      )}
      {missing.length > 0 && (
        <section aria-labelledby="missing">
          <h2 id="missing" className="mb-3 text-title">
            Not in this file <span className="text-ink-2">({formatNumber(missing.length)})</span>
          </h2>
          <p className="mb-4 max-w-[62ch] text-pretty text-ink-2">
            These cars came by an earlier file and are open still. They stay as they are unless you
            withdraw them.
          </p>
          <MissingList cars={missing} />
        </section>
      )}
    </div>
  );
}

const SHOWN_PROBLEMS = 100;
