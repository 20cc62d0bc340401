import { formatPrice } from '@/lib/format';
import type { ListingValuation, VehicleDetail } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { basisOf } from '@/lib/valuation/basis';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { RangeLegend } from '../../ui/range-legend';
import { RangeScale } from '../../ui/range-scale';
import { ValuationReasons } from './valuation-reasons';

export const REASONS_ID = 'reasons';

type Props = { vehicle: VehicleDetail; valuation: ListingValuation };

/** Describes the basis of the figure: 'Asking prices, not sale prices; adverts of 2020 carried to 2024.' */
function describeBasis({ valuedOn }: ListingValuation) {
  const { dataYear, indexYear } = basisOf(valuedOn);
  const carried = indexYear ? ` carried to ${indexYear}` : '';
  return `Asking prices, not sale prices; adverts of ${dataYear}${carried}.`;
}

/** The valuation and how the asking price compares; the reasons are collapsed. */
export function ValuationBlock({ vehicle, valuation }: Props) {
  const { value, range80, range90 } = valuation;
  const ranges = [
    { name: '80% range', range: range80 },
    { name: '90% range', range: range90 },
  ];
  return (
    <section aria-labelledby="valuation" className="min-w-0 border-t border-line pt-5 sm:pt-6">
      <div className="tabular flex items-baseline justify-between gap-4">
        <h2 id="valuation" className="font-text! text-body! font-semibold tracking-normal!">
          Valuation
        </h2>
        <p className="font-head text-title/none font-semibold tracking-[-0.01em]">
          {formatPrice(value)}
        </p>
      </div>
      <p className="text-small text-ink-2">{`At prices of ${basisOf(valuation.valuedOn).priceYear}`}</p>
      <div className="mt-3">
        <RangeScale value={value} inner={range80} outer={range90} asking={vehicle.price} />
      </div>
      <dl className="tabular mt-1 grid gap-1 text-small text-ink-2">
        {ranges.map(({ name, range }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="font-semibold text-ink">{range.map(formatPrice).join(' to ')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-pretty text-ink-2">{describeBasis(valuation)}</p>
      <details className="group/reasons mt-2">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-semibold text-link underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
          How the figure comes about
          <Icon
            name="chevron-right"
            className="size-5 transition-transform duration-(--fast) group-open/reasons:rotate-90"
          />
        </summary>
        {/* A link to an element inside closed details opens them. */}
        <div id={REASONS_ID}>
          <RangeLegend />
          <ValuationReasons vehicle={vehicle} valuation={valuation} />
        </div>
        <p className="mt-3 text-small text-ink-2">
          <Link
            href={paths.valuationEvidence}
            className="inline-flex min-h-6 items-center font-semibold text-link underline underline-offset-4"
          >
            How far to trust it
          </Link>
        </p>
      </details>
    </section>
  );
}
