import { formatMileage, formatPrice } from '@/lib/format';
import type { YearFacts } from '@/lib/landing/types';
import { cx } from '@/lib/utils';

const CELL = 'py-1.5 pr-2.5 align-top last:pr-0 sm:pr-4';
const HEADINGS = ['Year', 'Cars', 'Median price', 'Range', 'Median mileage'];

/** The figures of each year, collapsed at first. */
export function YearTable({ years }: { years: YearFacts[] }) {
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-link underline underline-offset-3">
        Prices by year as a table
      </summary>
      <table className="tabular mt-2 w-full text-small">
        <thead>
          <tr className="border-b border-line-strong text-ink-3">
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className={cx(CELL, 'text-left font-medium')}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, cars, price, low, high, mileage }) => (
            <tr key={year} className="border-b border-line">
              <th scope="row" className={cx(CELL, 'text-left font-semibold')}>
                {year}
              </th>
              <td className={CELL}>{cars}</td>
              <td className={cx(CELL, 'font-semibold')}>{formatPrice(price)}</td>
              <td className={CELL}>
                {formatPrice(low)}–<wbr />
                {formatPrice(high)}
              </td>
              <td className={CELL}>{formatMileage(mileage)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
