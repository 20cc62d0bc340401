import { formatNumber, plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { allProblems, summaryText } from '@/lib/stock/describe-check';
import { WITHDRAWABLE_SHARE } from '@/lib/stock/limits';
import type { StockCheck } from '@/lib/stock/types';
import { waitingText } from '@/lib/stock/waiting';
import { Notice } from '../feedback/notice';
import { Link } from '../ui/link';
import { CheckSection } from './check-section';
import { MissingList } from './missing-list';
import { PlannedList } from './planned-list';
import { ProblemTable } from './problem-table';
import { RunForm } from './run-form';
import { RunResult } from './run-result';
import { UnknownWords } from './unknown-words';

/** The maximum number of mistakes that a check names. */
const SHOWN_PROBLEMS = 100;

/** The content of a file and the changes it would make, in the order in which a dealer decides about them. */
export function FileCheck({ check }: { check: StockCheck }) {
  const { result, missing, planned, questions, refusedRows, remarks } = check;
  const problems = allProblems(check);
  const wrongRows = Math.max(refusedRows, new Set(problems.map(({ row }) => row)).size);
  const changes = check.toList + check.toChange;
  return (
    <div className="grid gap-10">
      <div className="grid gap-5">
        {result && <RunResult key={result.finishedAt} result={result} />}
        <div className="grid gap-5 rounded-2 border border-line bg-surface p-5 sm:p-7">
          <p className="max-w-[62ch] text-lead text-pretty">{summaryText(check)}</p>
          {check.photos > 0 && (
            <p className="max-w-[62ch] text-pretty text-ink-2">
              {plural(check.photos, 'photograph')} {check.photos === 1 ? 'is' : 'are'} named by
              address. {check.photos === 1 ? 'It is' : 'They are'} fetched after the run.
            </p>
          )}
          {check.names.length > 0 && (
            <p className="max-w-[62ch] text-pretty wrap-anywhere text-ink-2">
              {waitingText(check.names)} Once the file is run, our staff look at each name; what
              waits stands under Stock file.
            </p>
          )}
          <RunForm check={check} missing={missing.length} questions={questions.length} />
        </div>
        {missing.length > 0 && !check.canWithdraw && (
          <Notice
            icon="alert"
            title={`${plural(missing.length, 'car')} not in this file cannot be withdrawn at once`}
          >
            Files withdraw at most {WITHDRAWABLE_SHARE * 100} % of the cars that came by file in a
            day, in case one is only a part of your stock. These cars stay as they are. If they
            really went, withdraw them under My listings.
          </Notice>
        )}
      </div>
      {check.words.length > 0 && <UnknownWords id={check.id} words={check.words} />}
      {problems.length > 0 && (
        <CheckSection
          id="mistakes"
          title="Mistakes"
          count={`in ${plural(wrongRows, 'row')}`}
          note={
            <>
              These rows are left out. Correct them in your file and{' '}
              <Link
                href={paths.stock}
                className="font-semibold text-link underline underline-offset-4"
              >
                send it again
              </Link>
              : cars that are listed already are not listed twice. Row 1 is the headings.
              {problems.length >= SHOWN_PROBLEMS &&
                ` The first ${SHOWN_PROBLEMS} mistakes are shown.`}
            </>
          }
        >
          <ProblemTable
            caption="Mistakes by row and column"
            problems={problems.slice(0, SHOWN_PROBLEMS)}
          />
        </CheckSection>
      )}
      {questions.length > 0 && (
        <CheckSection
          id="prices"
          title="Prices to look at"
          count={formatNumber(questions.length)}
          note="More than three times, or less than a third of, our valuation. Correct them in your file, or tick above that they are right; else these cars are left out."
        >
          <ProblemTable
            caption="Prices far from our valuation"
            problems={questions.slice(0, SHOWN_PROBLEMS)}
          />
        </CheckSection>
      )}
      {remarks.length > 0 && (
        <CheckSection
          id="remarks"
          title="How rows were read"
          count={formatNumber(remarks.length)}
          note="Columns that are not used, cells that are left out, and what the file says of a sale, of VAT or of the unit of a mileage. A car that is left out here and is for sale on the site stands below, as not in this file."
        >
          <ProblemTable caption="Remarks by row and column" problems={remarks} />
        </CheckSection>
      )}
      {planned.length > 0 && (
        <CheckSection id="planned" title="What changes" count={formatNumber(changes)}>
          <PlannedList cars={planned} />
          {changes > planned.length && (
            <p className="mt-3 text-small text-ink-2">
              And {plural(changes - planned.length, 'more car')}.
            </p>
          )}
        </CheckSection>
      )}
      {missing.length > 0 && (
        <CheckSection
          id="missing"
          title="Not in this file"
          count={formatNumber(missing.length)}
          note="These cars came by an earlier file and are for sale or reserved; this one lacks them, or says that they are not for sale. They stay so unless you withdraw them: then buyers no longer see them, and they are archived under My listings. A withdrawn car that is in a later file is for sale again."
        >
          <MissingList cars={missing} />
        </CheckSection>
      )}
    </div>
  );
}
