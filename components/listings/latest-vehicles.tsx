import type { VehicleSummary } from '@/lib/listings/types';
import { VehicleGrid } from './vehicle-grid';

/** One row: a wide screen has four columns. */
const COUNT = 4;

type Props = { /** Newest first. */ vehicles: VehicleSummary[] };

/** The latest vehicles, shown below an empty list; renders nothing without vehicles. */
export function LatestVehicles({ vehicles }: Props) {
  if (vehicles.length === 0) return null;
  return (
    <section aria-labelledby="latest" className="mt-12">
      <h2 id="latest" className="mb-6 text-title">
        The latest cars
      </h2>
      <VehicleGrid vehicles={vehicles.slice(0, COUNT)} isSwiped />
    </section>
  );
}
