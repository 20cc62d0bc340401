import type { VehicleSummary } from '@/lib/listings/types';
import { lookName } from '@/lib/showroom/picture';
import { lookOf } from '@/lib/showroom/vehicle-look';
import { VehicleCards } from './vehicle-cards';

type Props = {
  vehicles: VehicleSummary[];
  columns?: 3 | 4;
  /** How many stand in the first screen. */
  eager?: number;
};

/** Cars in a grid, each with the look that stands for it: the browser need not know how it is found. */
export function VehicleGrid({ vehicles, columns, eager = 0 }: Props) {
  const cars = vehicles.map((vehicle) => ({ vehicle, look: lookName(lookOf(vehicle)) }));
  return <VehicleCards cars={cars} columns={columns} eager={eager} />;
}
