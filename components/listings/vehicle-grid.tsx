import type { VehicleSummary } from '@/lib/listings/types';
import { verdictLabel } from '@/lib/listings/verdict';
import { lookName } from '@/lib/showroom/picture';
import { lookOf } from '@/lib/showroom/vehicle-look';
import { cardGrid } from './card-grid';
import { VehicleCard } from './vehicle-card';

type Props = { vehicles: VehicleSummary[]; columns?: 3 | 4 };

/** What a card draws of a vehicle. */
export const cardOf = (vehicle: VehicleSummary) => ({
  vehicle,
  look: lookName(lookOf(vehicle)),
  verdict: verdictLabel(vehicle.price, vehicle.value, vehicle.verdict),
});

/** A grid of a few vehicles, rendered on the server: the page loads no script of the card. */
export const VehicleGrid = ({ vehicles, columns }: Props) => (
  <ul className={cardGrid(columns)}>
    {vehicles.map((vehicle) => (
      <li key={vehicle.id} className="flex *:flex-1">
        <VehicleCard {...cardOf(vehicle)} />
      </li>
    ))}
  </ul>
);
