'use client';

import type { VehicleSummary } from '@/lib/vehicles/types';
import { cardGrid } from './card-grid';
import { VehicleCard } from './vehicle-card';

type Props = {
  vehicles: VehicleSummary[];
  columns?: 3 | 4;
  /** How many stand in the first screen. */
  eager?: number;
};

/**
 * Cars in a grid. A client component: 24 cars cross to the browser as data instead of as 24 drawn
 * cards, which halves the page and what it costs to make.
 */
export function VehicleGrid({ vehicles, columns, eager = 0 }: Props) {
  return (
    <ul className={cardGrid(columns)}>
      {vehicles.map((vehicle, index) => (
        <li key={vehicle.id} className="flex *:flex-1">
          <VehicleCard vehicle={vehicle} priority={index < eager} />
        </li>
      ))}
    </ul>
  );
}
