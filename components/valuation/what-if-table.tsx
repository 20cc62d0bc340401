import { formatNumber, formatPrice } from '@/lib/format';
import type { Grid } from '@/lib/valuation/what-if';

/** A table of a few columns of the grid, for browsers without JavaScript. */
export function WhatIfTable({ grid: { years, mileages, values }, mileage }: Props) {
  const last = mileages.length - 1;
  const own = mileages.indexOf(mileage);
  const columns = [...new Set([0, own >> 1, own, (own + last + 1) >> 1, last])];
  return (
    <div className="without-script overflow-x-auto">
      <table className="tabular w-full text-small">
        <caption className="pb-2 text-left text-ink-2">Value by year and miles</caption>
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="py-2 pr-3 text-left">
              Year
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pl-3 text-right whitespace-nowrap">
                {formatNumber(mileages[column] ?? 0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year, row) => (
            <tr key={year} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 text-left">
                {year}
              </th>
              {columns.map((column) => (
                <td key={column} className="py-2 pl-3 text-right">
                  {formatPrice(values[row]?.[column] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Props = { grid: Grid; mileage: number };
