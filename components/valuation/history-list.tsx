import { formatPrice } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import type { ValuedCar } from '@/lib/valuation/history';
import { NumberPlate } from '../listings/number-plate';
import { HistoryChart } from './history-chart';
import { HistoryTable } from './history-table';
import { ValueAgain } from './value-again';

/** The cars of the history, most recently valued first, each with its valuations over time. */
export function HistoryList({ cars }: { cars: ValuedCar[] }) {
  return (
    <ul className="border-t border-line">
      {cars.map((car) => (
        <CarHistory key={car.valuations[0].id} car={car} />
      ))}
    </ul>
  );
}

function CarHistory({ car }: { car: ValuedCar }) {
  const { valuations, registrationNumber } = car;
  const title = vehicleTitle(car);
  const newest = valuations[0];
  return (
    <li className="grid gap-x-10 gap-y-5 border-b border-line py-7 xl:grid-cols-2">
      <div className="grid content-start gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-title text-balance">{title}</h2>
          {registrationNumber && (
            <span className="text-small [--plate-size:1.6rem]">
              <NumberPlate registration={registrationNumber} />
            </span>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="tabular font-head text-display font-semibold">
            {formatPrice(newest.value)}
          </p>
          <ValueAgain id={newest.id} title={title} />
        </div>
        {valuations.length > 1 && <HistoryChart figures={valuations} title={title} />}
      </div>
      <HistoryTable figures={valuations} title={title} />
    </li>
  );
}
