'use client';

import type { VehicleSummary } from '@/lib/listings/types';
import { cardGrid } from './card-grid';
import { VehicleCard } from './vehicle-card';

type Props = {
  cars: { vehicle: VehicleSummary; look: string; verdict: string }[];
  /** Number of cards above the fold: their pictures load eagerly. */
  eager: number;
};

/**
 * A grid of vehicles. A client component: the RSC payload then holds the data of 24 vehicles instead
 * of 24 rendered cards, which halves page size and render cost.
 */
export function VehicleCards({ cars, eager }: Props) {
  return (
    <ul className={cardGrid()}>
      {cars.map(({ vehicle, ...drawn }, index) => (
        <li key={vehicle.id} className="flex *:flex-1">
          <VehicleCard vehicle={vehicle} {...drawn} priority={index < eager} />
        </li>
      ))}
    </ul>
  );
}
