import { USUAL_MILES_A_YEAR } from '@/lib/core/usual-miles';
import { formatNumber } from '@/lib/format';
import { addRanges, formatRange, fuelForMiles, type Range } from '@/lib/running-costs/range';
import { OwnMiles } from './own-miles';

type Props = { perMile: Range; tax: Range };

/** The cost of fuel, and of fuel with tax, at typical yearly mileages and at the reader's own. */
export function MilesTable({ perMile, tax }: Props) {
  return (
    // The field inside takes focus, so that keys scroll this area at large text sizes.
    <div className="mt-6 overflow-x-auto">
      <table className="tabular w-full text-left text-small [&_td]:py-2 [&_td]:pl-3 [&_td]:text-right [&_th]:py-2 [&_tr]:border-b [&_tr]:border-line">
        <caption className="sr-only">Fuel and road tax by the miles you drive</caption>
        <thead className="text-ink-3">
          <tr>
            <th scope="col" className="font-normal">
              Miles a year
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              Fuel
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              Fuel and tax
            </th>
          </tr>
        </thead>
        <tbody>
          {[5000, USUAL_MILES_A_YEAR, 12_000].map((miles) => {
            const fuel = fuelForMiles(perMile, miles);
            return (
              <tr key={miles}>
                <th scope="row" className="font-semibold">
                  {formatNumber(miles)}
                </th>
                <td>{formatRange(fuel)}</td>
                <td className="font-semibold">{formatRange(addRanges(fuel, tax))}</td>
              </tr>
            );
          })}
          <OwnMiles perMile={perMile} tax={tax} />
        </tbody>
      </table>
    </div>
  );
}
