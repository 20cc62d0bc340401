import type { VehicleDetail } from '@/lib/listings/types';
import { outlierNote, type Verdict } from '@/lib/listings/verdict';
import { cardVerdict } from '@/lib/listings/write-off';
import { type Narrowing, narrowingText, rangeText } from '@/lib/valuation/describe';
import { whyNoFigure } from '@/lib/valuation/no-figure';
import { VerdictLabel } from '../verdict-label';
import { SAID_ID } from './said-history';
import { REASONS_ID } from './valuation-block';

/** Verdicts that one more fact may settle. */
const UNSETTLED: Verdict[] = ['below', 'within', 'above', 'none'];

/** Explains the basis of the verdict, or why there is none, in a sentence. */
function explanation(vehicle: VehicleDetail): string {
  const { mileage, verdict, valuation } = vehicle;
  if (valuation) return rangeText(verdict, valuation);
  const none = whyNoFigure(vehicle);
  if (none) return none;
  return mileage === null
    ? 'Its mileage is not given, and without it no car can be valued.'
    : 'This car has not been valued yet.';
}

type Props = {
  vehicle: VehicleDetail;
  /** The effect of one more fact on the valuation. */
  narrowing: Narrowing | null;
};

/**
 * The verdict on the asking price, with a link to its reasons, and what would settle it; in its place the category of a
 * write-off, with a link to what the seller says.
 */
export function VerdictBlock({ vehicle, narrowing }: Props) {
  const { price, verdict, valuation } = vehicle;
  const judged = cardVerdict({ ...vehicle, value: valuation?.value ?? null });
  const label = <VerdictLabel verdict={judged.verdict}>{judged.label}</VerdictLabel>;
  const isWrittenOff = judged.verdict === 'write_off';
  const reasons = isWrittenOff ? SAID_ID : valuation && REASONS_ID;
  const note = valuation && outlierNote(price, valuation.range90);
  return (
    <section aria-labelledby="verdict" className="tabular">
      <h2 id="verdict" className="text-title">
        {reasons ? (
          <a href={`#${reasons}`} className="underline-offset-4 hover:underline">
            {label}
          </a>
        ) : (
          label
        )}
      </h2>
      <p className="mt-1.5 text-pretty text-ink-2">
        {isWrittenOff && 'The seller says so. '}
        {explanation(vehicle)}
      </p>
      {narrowing && UNSETTLED.includes(verdict) && (
        <p className="mt-1.5 text-pretty text-ink-2">{narrowingText(narrowing)}</p>
      )}
      {note && <p className="mt-1.5 text-pretty">{note}</p>}
    </section>
  );
}
