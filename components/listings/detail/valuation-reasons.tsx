import { card } from '@/lib/evidence/model-card';
import { formatDate, formatLitres, formatMileage, formatPrice } from '@/lib/format';
import { CONDITIONS, FUEL_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import type { ListingValuation, VehicleDetail } from '@/lib/listings/types';
import type { Caveat, Feature } from '@/lib/valuation/types';

type Props = { vehicle: VehicleDetail; valuation: ListingValuation };

const CAVEATS: Record<Caveat, string> = {
  make_not_in_data: 'The adverts name no car of this make: valued by its price when new.',
  make_unknown: 'Nothing is known of this make: valued as an ordinary car.',
  model_not_in_data: 'The adverts name too few of this model: valued by its price when new.',
  model_unknown: 'The price of this model when new is not known.',
  fuel_not_in_data: 'Hardly any such car was electric or hydrogen then: a wide range by judgement.',
  plug_in_counted_as_hybrid: 'Counted as a hybrid: the adverts do not tell plug-ins apart.',
  engine_size_missing: 'Engine size is not given, which widens the range.',
  older_than_data: 'Older than nearly all of the adverts.',
  year_in_future: 'Not yet registered: valued as new.',
  mileage_beyond_data: 'Driven further than nearly all of the adverts.',
  condition_by_judgement: 'What condition adds or takes is judgement: adverts name none.',
};

const signed = (pounds: number) => `${pounds < 0 ? '−' : '+'} ${formatPrice(Math.abs(pounds))}`;

/** The label of each input, in the order of the steps. */
const inputsOf = (vehicle: VehicleDetail): Record<Feature, string> => ({
  make: vehicle.make,
  model: vehicle.model,
  year: `Registered ${vehicle.year}`,
  mileage: formatMileage(vehicle.mileage),
  fuelType: FUEL_TYPES[vehicle.fuelType],
  transmission: TRANSMISSIONS[vehicle.transmission],
  engineSize:
    vehicle.engineSize === null ? 'Engine size not given' : formatLitres(vehicle.engineSize),
  condition: `Condition: ${CONDITIONS[vehicle.condition].toLowerCase()}`,
  priceIndex: 'Prices since then (ONS index)',
  calibration: 'Level of prices here',
});

/** Steps from the typical asking price to this vehicle's in pounds, causes of uncertainty, and the date. */
export function ValuationReasons({ vehicle, valuation }: Props) {
  const { value, reasons, caveats, valuedOn } = valuation;
  const words: Record<string, string> = inputsOf(vehicle);
  const steps = reasons.filter(({ amount }) => amount !== 0);
  const start = steps.reduce((left, { amount }) => left - amount, value);
  const rows = [
    { label: `A typical advert of ${card.data.year}`, figure: formatPrice(start) },
    ...steps.map(({ feature, amount }) => ({
      label: words[feature] ?? feature,
      figure: signed(amount),
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
