import { formatPrice } from '@/lib/format';
import { basisOf } from '@/lib/valuation/basis';
import type { ValuationResult } from '@/lib/valuation/result';
import { ClaimMark } from '../evidence/claim-mark';
import { RangeLegend } from '../ui/range-legend';
import { RangeScale } from '../ui/range-scale';
import { AskingVerdict } from './asking-verdict';

/** The figure with both ranges on a scale, and the verdict on the asking price if there is one. */
export function FigureBlock({ result }: { result: ValuationResult }) {
  const { inputs, value, range80, range90, valuedOn } = result;
  const ranges = [
    { label: 'Eight in ten such cars', range: range80 },
    { label: 'Nine in ten', range: range90 },
  ];
  return (
    <div className="tabular [print-color-adjust:exact]">
      <p className="mb-1 font-semibold text-ink-2">
        Valuation <span className="font-normal">at prices of {basisOf(valuedOn).priceYear}</span>
      </p>
      <p className="font-head text-[clamp(3.5rem,2.5rem+4vw,5.5rem)]/none font-semibold tracking-[-0.045em]">
        {formatPrice(value)}
      </p>
      {inputs.askingPrice !== undefined && (
        <div className="mt-5">
          <AskingVerdict result={result} price={inputs.askingPrice} />
        </div>
      )}
      <div className={inputs.askingPrice === undefined ? '' : 'mt-5'}>
        <RangeScale value={value} inner={range80} outer={range90} asking={inputs.askingPrice} />
      </div>
      <dl className="mt-3 mb-4 grid gap-x-6 gap-y-1">
        {ranges.map(({ label, range }, index) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-2">
              {label}
              {index === 0 && <ClaimMark claim="80% and 90% ranges" />}
            </dt>
            <dd className="font-semibold">{range.map(formatPrice).join(' to ')}</dd>
          </div>
        ))}
      </dl>
      <RangeLegend hasAsking={inputs.askingPrice !== undefined} />
    </div>
  );
}
