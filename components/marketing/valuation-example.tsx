import { formatDifference, formatPrice } from '@/lib/format';
import { cx } from '@/lib/utils';
import { ClaimMark } from '../evidence/claim-mark';
import type { Estimate } from '../ui/range-geometry';
import { RangeLegend } from '../ui/range-legend';
import { RangeScale } from '../ui/range-scale';
import { Sheet } from './sheet';

/** Fictitious sample; its reasons sum to its value. */
export const EXAMPLE: Estimate = {
  value: 14_650,
  inner: [13_400, 15_900],
  outer: [12_850, 16_700],
};
const START = 13_900;
const REASONS = [
  { label: 'Mileage, below others of its age', pounds: 520 },
  { label: 'Automatic gearbox', pounds: 410 },
  { label: 'Petrol, not hybrid', pounds: -180 },
];

/** A sample valuation, labelled as an example. */
export function ValuationExample({ asking }: { asking: number }) {
  const rows = [
    { label: 'A typical car of this model and year', figure: formatPrice(START) },
    ...REASONS.map(({ label, pounds }) => ({ label, figure: formatDifference(pounds) })),
    { label: 'Value', figure: formatPrice(EXAMPLE.value) },
  ];
  return (
    <Sheet title="2019 hatchback, 31,000 miles" aside="Example, not a real valuation">
      <p className="tabular font-head text-[clamp(2.5rem,2rem+2vw,3.5rem)]/none font-semibold tracking-[-0.04em]">
        {formatPrice(EXAMPLE.value)}
      </p>
      <div className="mt-6">
        <RangeScale {...EXAMPLE} asking={asking} />
      </div>
      <dl className="tabular mt-1 mb-4 grid gap-x-6 gap-y-1 text-small text-ink-2 sm:grid-cols-2">
        <div className="flex justify-between gap-2 sm:justify-start">
          <dt>
            80% range
            <ClaimMark claim="80% and 90% ranges" />
          </dt>
          <dd className="font-semibold text-ink">{EXAMPLE.inner.map(formatPrice).join(' to ')}</dd>
        </div>
        <div className="flex justify-between gap-2 sm:justify-start">
          <dt>90% range</dt>
          <dd className="font-semibold text-ink">{EXAMPLE.outer.map(formatPrice).join(' to ')}</dd>
        </div>
      </dl>
      <RangeLegend />
      <table className="tabular mt-6 w-full">
        <caption className="sr-only">How the example’s value comes about</caption>
        <tbody>
          {rows.map(({ label, figure }, index) => {
            const isSum = index === rows.length - 1;
            return (
              <tr
                key={label}
                className={cx('border-t', isSum ? 'border-ink font-semibold' : 'border-line')}
              >
                <th
                  scope="row"
                  className={cx('py-2.5 pr-4 text-left', !isSum && 'font-normal text-ink-2')}
                >
                  {label}
                </th>
                <td className="py-2.5 text-right whitespace-nowrap">{figure}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Sheet>
  );
}
