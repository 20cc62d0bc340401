import { outlierNote, verdictLabel, verdictOf } from '@/lib/listings/verdict';
import { rangeText } from '@/lib/valuation/describe';
import type { ValuationResult } from '@/lib/valuation/result';
import { VerdictLabel } from '../listings/verdict-label';

/** The verdict on the asking price of a described car, with its range or why there is none. */
export function AskingVerdict({ result, price }: { result: ValuationResult; price: number }) {
  const verdict = verdictOf(price, result);
  const note = outlierNote(price, result.range90);
  return (
    <div className="tabular">
      <p className="text-title font-semibold">
        <VerdictLabel verdict={verdict}>{verdictLabel(price, result.value, verdict)}</VerdictLabel>
      </p>
      <p className="mt-1 text-pretty text-ink-2">{rangeText(verdict, result)}</p>
      {note && <p className="mt-1 text-pretty">{note}</p>}
    </div>
  );
}
