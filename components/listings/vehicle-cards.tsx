'use client';

import type { VehicleSummary } from '@/lib/listings/types';
import { cardGrid } from './card-grid';
import { VehicleCard } from './vehicle-card';

type Props = {
  cars: { vehicle: VehicleSummary; look: string }[];
  columns?: 3 | 4;
  /** How many stand in the first screen. */
  eager: number;
};

/**
 * Cars in a grid. A client component: 24 cars cross to the browser as data instead of as 24 drawn
 * cards, which halves the page and what it costs to make.
 */
export function VehicleCards({ cars, columns, eager }: Props) {
  return (
    <ul className={cardGrid(columns)}>
      {cars.map(({ vehicle, look }, index) => (
        <li key={vehicle.id} className="flex *:flex-1">
          <VehicleCard vehicle={vehicle} look={look} priority={index < eager} />
        </li>
      ))}
    </ul>
  );
}
