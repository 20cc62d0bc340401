import type { VehicleSummary } from '@/lib/listings/types';
import { verdictLabel } from '@/lib/listings/verdict';
import { lookName } from '@/lib/showroom/picture';
import { lookOf } from '@/lib/showroom/vehicle-look';
import { VehicleCards } from './vehicle-cards';

type Props = {
  vehicles: VehicleSummary[];
  columns?: 3 | 4;
  /** Number of cards above the fold: their pictures load eagerly. */
  eager?: number;
};

/** A grid of vehicles. Resolves illustrations and verdicts on the server, to keep that code out of the bundle. */
export function VehicleGrid({ vehicles, columns, eager = 0 }: Props) {
  const cars = vehicles.map((vehicle) => ({
    vehicle,
    look: lookName(lookOf(vehicle)),
    verdict: verdictLabel(vehicle.price, vehicle.value, vehicle.verdict),
  }));
  return <VehicleCards cars={cars} columns={columns} eager={eager} />;
}
