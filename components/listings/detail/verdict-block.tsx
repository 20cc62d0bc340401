import type { VehicleDetail } from '@/lib/listings/types';
import { outlierNote, verdictLabel } from '@/lib/listings/verdict';
import { rangeText } from '@/lib/valuation/describe';
import { whyNoFigure } from '@/lib/valuation/no-figure';
import { VerdictLabel } from '../verdict-label';
import { REASONS_ID } from './valuation-block';

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

/** The verdict on the asking price, with a link to its reasons. */
export function VerdictBlock({ vehicle }: { vehicle: VehicleDetail }) {
  const { price, verdict, valuation } = vehicle;
  const label = (
    <VerdictLabel verdict={verdict}>
      {verdictLabel(price, valuation?.value ?? null, verdict)}
    </VerdictLabel>
  );
  const note = valuation && outlierNote(price, valuation.range90);
  return (
    <section aria-labelledby="verdict" className="tabular">
      <h2 id="verdict" className="text-title">
        {valuation ? (
          <a href={`#${REASONS_ID}`} className="underline-offset-4 hover:underline">
            {label}
          </a>
        ) : (
          label
        )}
      </h2>
      <p className="mt-1.5 text-pretty text-ink-2">{explanation(vehicle)}</p>
      {note && <p className="mt-1.5 text-pretty">{note}</p>}
    </section>
  );
}
