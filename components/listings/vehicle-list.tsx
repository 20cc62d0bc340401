import type { VehicleSummary } from '@/lib/listings/types';
import { VehicleCards } from './vehicle-cards';
import { cardOf } from './vehicle-grid';

type Props = {
  vehicles: VehicleSummary[];
  /** Number of cards above the fold: their pictures load eagerly. */
  eager?: number;
};

/** A page of vehicles. Resolves illustrations and verdicts on the server, to keep that code out of the bundle. */
export const VehicleList = ({ vehicles, eager = 0 }: Props) => (
  <VehicleCards cars={vehicles.map(cardOf)} eager={eager} />
);
