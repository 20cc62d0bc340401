import { logError } from '@/lib/core/logging/logger';
import { isUuid } from '@/lib/ids';
import { findVehicle } from '@/lib/listings/queries';
import type { VehicleDetail } from '@/lib/listings/types';
import { writeOffLabel } from '@/lib/listings/write-off';
import { type FilledFields, readFields } from '@/lib/valuation/inputs';

const fieldsOf = (vehicle: VehicleDetail): FilledFields => ({
  make: vehicle.make,
  model: vehicle.model,
  year: String(vehicle.year),
  mileage: vehicle.mileage === null ? '' : String(vehicle.mileage),
  condition: vehicle.condition,
  fuelType: vehicle.fuelType,
  transmission: vehicle.transmission,
  bodyType: vehicle.bodyType,
  engineSize: vehicle.engineSize === null ? '' : vehicle.engineSize.toFixed(1),
  colour: vehicle.colour ?? '',
  // The form values cars that never were written off: no verdict follows on the price of one that was.
  askingPrice: writeOffLabel(vehicle.writeOff) ? '' : String(vehicle.price),
  registration: vehicle.registrationNumber ?? '',
});

/** The initial values of the form, from a listed vehicle or from the query; unusable parts are ignored. */
export async function filledFields(
  query: URLSearchParams,
): Promise<{ filled: FilledFields; vehicle: VehicleDetail | null }> {
  const id = query.get('vehicle');
  const vehicle = isUuid(id)
    ? await findVehicle(id).catch((error: unknown) => {
        logError('valuation form', error);
        return null;
      })
    : null;
  return { filled: vehicle ? fieldsOf(vehicle) : readFields(query), vehicle };
}
