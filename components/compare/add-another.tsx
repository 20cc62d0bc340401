import { formatMileage, formatPrice } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleSummary } from '@/lib/listings/types';
import { comparePath, paths } from '@/lib/paths';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { ComparisonLink } from './comparison-link';

type Props = {
  /** The cars that are compared already. */
  ids: string[];
  similar: VehicleSummary[];
  /** The place from which distances are; empty without one. */
  location?: string;
};

function SimilarCars({ ids, similar, location }: Props) {
  if (similar.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 font-text! text-body! font-semibold">Or one like it</h3>
      <ul className="mt-1 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {similar.map((car) => (
          <li key={car.id} className="border-b border-line">
            <ComparisonLink
              href={comparePath([...ids, car.id], location)}
              device={{ keep: [...ids, car.id] }}
              className="flex min-h-14 items-center justify-between gap-4 py-2 hover:text-link"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">Compare with </span>
                <span className="font-semibold">{vehicleTitle(car)}</span>
                <span className="tabular block text-small text-ink-2">
                  {formatPrice(car.price)}, {formatMileage(car.mileage)}
                </span>
              </span>
              <Icon name="arrow-right" className="size-5" />
            </ComparisonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The ways to a further car: the list, the address of a car's page, and similar cars. */
export function AddAnother({ ids, similar, location }: Props) {
  return (
    <section aria-labelledby="add-another" className="mt-14 max-w-[56rem] print:hidden">
      <h2 id="add-another" className="text-title">
        {ids.length ? 'Add another' : 'Add a car'}
      </h2>
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-4">
        <ComparisonLink href={paths.vehicles} device={{ keep: ids }} className={button()}>
          Browse Vehicles
        </ComparisonLink>
        <ComparisonLink
          href={paths.favourites}
          device={{ keep: ids }}
          className={button('secondary')}
        >
          Favourites
        </ComparisonLink>
      </div>
      <form action={paths.compare} className="mt-6 max-w-[36rem]">
        {ids.length > 0 && <input type="hidden" name="cars" value={ids.join(',')} />}
        {location && <input type="hidden" name="location" value={location} />}
        <label htmlFor="compare-add" className="mb-1.5 block text-small font-semibold">
          Address of a car’s page
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id="compare-add"
            name="add"
            required
            maxLength={500}
            autoComplete="off"
            className="field flex-[1_1_12rem]"
          />
          <button type="submit" className={button('secondary')}>
            Add
          </button>
        </div>
      </form>
      <SimilarCars ids={ids} similar={similar} location={location} />
    </section>
  );
}
