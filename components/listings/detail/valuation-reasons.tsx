import { formatDate, formatDifference, formatPrice } from '@/lib/format';
import type { ListingValuation, VehicleDetail } from '@/lib/listings/types';
import { basisOf } from '@/lib/valuation/basis';
import { CAVEATS } from '@/lib/valuation/caveats';
import { featureLabels } from '@/lib/valuation/labels';
import type { Caveat } from '@/lib/valuation/types';

type Props = { vehicle: VehicleDetail; valuation: ListingValuation };

/** Steps from the typical asking price to this vehicle's in pounds, causes of uncertainty, and the date. */
export function ValuationReasons({ vehicle, valuation }: Props) {
  const { value, reasons, caveats, valuedOn } = valuation;
  const labels: Record<string, string> = featureLabels(vehicle);
  const steps = reasons.filter(({ amount }) => amount !== 0);
  const start = steps.reduce((left, { amount }) => left - amount, value);
  const rows = [
    { label: `A typical advert of ${basisOf(valuedOn).dataYear}`, figure: formatPrice(start) },
    ...steps.map(({ feature, amount }) => ({
      label: labels[feature] ?? feature,
      figure: formatDifference(amount),
    })),
    { label: 'Valuation', figure: formatPrice(value) },
  ];
  const notes = caveats.flatMap((caveat) => CAVEATS[caveat as Caveat] ?? []);
  return (
    <>
      <p className="mt-3 text-small text-pretty text-ink-2">
        A typical advert is a car in the middle of the adverts’ prices: half asked more, half less.
        Each line says what one fact of this car adds to that or takes from it.
      </p>
      <table className="tabular mt-3 w-full text-small">
        <caption className="sr-only">From a typical advert to this car</caption>
        <tbody>
          {rows.map(({ label, figure }) => (
            <tr
              key={label}
              className="border-t border-line last:border-ink last:font-semibold [&:not(:last-child)>th]:font-normal [&:not(:last-child)>th]:text-ink-2"
            >
              <th scope="row" className="py-1.5 pr-4 text-left">
                {label}
              </th>
              <td className="py-1.5 text-right whitespace-nowrap">{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && (
        <ul className="mt-3 grid list-disc gap-1 pl-4 text-small text-ink-2">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-small text-ink-2">
        By a model of UK asking prices, valued {formatDate(valuedOn)}. It has not seen the car.
      </p>
    </>
  );
}
