import type { VehicleSummary } from '@/lib/listings/types';
import { VehicleGrid } from './vehicle-grid';

/** A row of four: as many as a wide screen has columns. */
const COUNT = 4;

type Props = { /** The newest first. */ vehicles: VehicleSummary[] };

/** The latest vehicles, below a list that is empty; nothing without vehicles. */
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
