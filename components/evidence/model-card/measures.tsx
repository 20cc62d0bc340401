import { card, percent } from '@/lib/evidence/model-card';
import { formatNumber, formatPrice } from '@/lib/format';

const { withEngine, withoutEngine } = card.metrics;
type Metrics = typeof withEngine;

const ROWS: { label: string; figure: (metrics: Metrics) => string }[] = [
  { label: 'Adverts', figure: ({ n }) => formatNumber(n) },
  { label: 'Median error', figure: ({ mdape }) => percent(mdape) },
  { label: 'Mean error', figure: ({ mape }) => percent(mape) },
  { label: 'Mean error in pounds', figure: ({ mae }) => formatPrice(Math.round(mae)) },
  { label: 'Valued within a tenth', figure: ({ within10 }) => percent(within10) },
  { label: 'Variance explained (R²)', figure: ({ r2 }) => r2.toFixed(3) },
  { label: 'Held by the 80% range', figure: ({ coverage80 }) => percent(coverage80) },
  { label: 'Held by the 90% range', figure: ({ coverage90 }) => percent(coverage90) },
  {
    label: 'Median width of the 90% range',
    figure: ({ medianWidth90 }) => percent(medianWidth90),
  },
];

/** All metrics on the test set, with and without engine size. */
export function Measures() {
  return (
    <table className="tabular w-full">
      <caption className="sr-only">Measured on adverts that the model has not seen</caption>
      <thead>
        <tr className="border-b border-ink text-small text-ink-3">
          <td />
          <th scope="col" className="w-[27%] py-2 text-right font-medium">
            Engine size given
          </th>
          <th scope="col" className="w-[27%] py-2 text-right font-medium">
            Not given
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ label, figure }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-2.5 pr-4 text-left font-normal">
              {label}
            </th>
            <td className="text-right font-semibold">{figure(withEngine)}</td>
            <td className="text-right">{figure(withoutEngine)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
