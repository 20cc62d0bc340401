import { formatPrice } from '@/lib/format';
import { outlierNote, verdictLabel, verdictOf } from '@/lib/listings/verdict';
import { doubtOf } from '@/lib/valuation/caveats';
import type { ValuationResult } from '@/lib/valuation/result';
import { VerdictLabel } from '../listings/verdict-label';

/** The verdict on the asking price of a described car, or the reason why there is none. */
export function AskingVerdict({ result, price }: { result: ValuationResult; price: number }) {
  const verdict = verdictOf(price, result);
  const note = outlierNote(price, result.range90);
  return (
    <div className="tabular">
      <p className="text-title font-semibold">
        <VerdictLabel verdict={verdict}>{verdictLabel(price, result.value, verdict)}</VerdictLabel>
      </p>
      <p className="mt-1 text-pretty text-ink-2">
        {verdict === 'none'
          ? `The range is too wide to judge ${formatPrice(price)} by: ${doubtOf(result.caveats)}.`
          : `It asks ${formatPrice(price)}; such a car usually asks ${formatPrice(result.value)}.`}
      </p>
      {note && <p className="mt-1 text-pretty">{note}</p>}
    </div>
  );
}
