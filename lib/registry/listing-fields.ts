import type { Make } from '../listings/types';
import { formFields } from './form-fields';
import type { VehicleRecord } from './types';

/**
 * Converts a registry record to values of the listing form, by field: makes and models by the
 * catalogue's ids.
 */
export function listingFields(record: VehicleRecord, makes: Make[]): Record<string, string> {
  const { make: _, model: __, fuelType, engineSize, ...rest } = formFields(record);
  const make = makes.find(({ name }) => name === record.make);
  const model = make?.models.find(({ name }) => name === record.model);
  const fields = {
    ...rest,
    make_id: make?.id,
    model_id: model?.id,
    fuel_type: fuelType,
    engine_size: engineSize,
  };
  return Object.fromEntries(
    Object.entries(fields).filter((entry) => entry[1] !== undefined),
  ) as Record<string, string>;
}
