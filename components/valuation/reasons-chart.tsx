import { formatDifference, formatPrice } from '@/lib/format';
import { cx } from '@/lib/utils';
import { basisOf } from '@/lib/valuation/basis';
import { featureLabels } from '@/lib/valuation/labels';
import type { ValuationResult } from '@/lib/valuation/result';

const SUM = 'border-t border-ink font-semibold';

/** The steps from a typical advert to this car: a table whose amounts are also bars on either side of zero. */
export function ReasonsChart({ result }: { result: ValuationResult }) {
  const { inputs, value, reasons, valuedOn } = result;
  const labels: Record<string, string> = featureLabels(inputs);
  const steps = reasons.filter(({ amount }) => amount !== 0);
  const start = steps.reduce((left, { amount }) => left - amount, value);
  const most = Math.max(0, ...steps.map(({ amount }) => amount));
  const least = Math.min(0, ...steps.map(({ amount }) => amount));
  const share = (pounds: number) => `${(pounds / (most - least || 1)) * 100}%`;
  const zero = share(-least);
  return (
    <table className="tabular w-full [print-color-adjust:exact]">
      <caption className="sr-only">From a typical advert to this car, in pounds</caption>
      <tbody>
        <tr className="border-b border-line">
          <th scope="row" className="py-3 pr-4 text-left font-semibold">
            A typical advert of {basisOf(valuedOn).dataYear}
          </th>
          <td aria-hidden="true" className="max-[17.5rem]:hidden" />
          <td className="py-3 text-right font-semibold whitespace-nowrap">{formatPrice(start)}</td>
        </tr>
        {steps.map(({ feature, amount }) => (
          <tr key={feature}>
            <th
              scope="row"
              className="w-2/5 py-2 pr-4 text-left font-normal text-ink-2 wrap-anywhere"
            >
              {labels[feature] ?? feature}
            </th>
            <td aria-hidden="true" className="h-11 w-2/5 max-[17.5rem]:hidden">
              <div className="relative h-full">
                <span className="absolute inset-y-0 w-px bg-line-strong" style={{ left: zero }} />
                <span
                  className={cx(
                    'absolute top-1/2 h-5 min-w-0.5 -translate-y-1/2',
                    amount < 0 ? 'bg-ink-3' : 'bg-link',
                  )}
                  style={
                    amount < 0
                      ? { right: `calc(100% - ${zero})`, width: share(-amount) }
                      : { left: zero, width: share(amount) }
                  }
                />
              </div>
            </td>
            <td className="py-2 pl-4 text-right whitespace-nowrap">{formatDifference(amount)}</td>
          </tr>
        ))}
        <tr className={SUM}>
          <th scope="row" className="py-3 pr-4 text-left">
            Valuation
          </th>
          <td aria-hidden="true" className="max-[17.5rem]:hidden" />
          <td className="py-3 text-right whitespace-nowrap">{formatPrice(value)}</td>
        </tr>
      </tbody>
    </table>
  );
}
