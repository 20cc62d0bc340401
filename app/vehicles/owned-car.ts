import type { VehicleDetail } from '@/lib/listings/types';
import { ageingOf } from '@/lib/valuation/ageing';
import type { OwnFit } from '@/lib/valuation/own-stock';

/** A listing as the cost to own takes it; `own` corrects its value. The car's page, that of its costs and Compare show it. */
export const ownedCar = (vehicle: VehicleDetail, milesAYear: number, own: OwnFit | null) => ({
  ...vehicle,
  mpg: vehicle.runningCosts?.mpg ?? null,
  ageing: ageingOf(vehicle, milesAYear, own),
});
