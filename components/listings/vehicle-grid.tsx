import type { VehicleSummary } from '@/lib/listings/types';
import { lookName } from '@/lib/showroom/picture';
import { lookOf } from '@/lib/showroom/vehicle-look';
import { VehicleCards } from './vehicle-cards';

type Props = {
  vehicles: VehicleSummary[];
  columns?: 3 | 4;
  /** Number of cards above the fold: their pictures load eagerly. */
  eager?: number;
};

/** A grid of vehicles. Resolves each illustration on the server, to keep that code out of the bundle. */
export function VehicleGrid({ vehicles, columns, eager = 0 }: Props) {
  const cars = vehicles.map((vehicle) => ({ vehicle, look: lookName(lookOf(vehicle)) }));
  return <VehicleCards cars={cars} columns={columns} eager={eager} />;
}
