import { readColour } from '../trade-words/colours';
import type { VehicleRecord } from './types';

/**
 * Converts a registry record to values of the valuation form, by field, as they are typed there.
 */
export function formFields(record: VehicleRecord): Record<string, string> {
  const fields = {
    make: record.make,
    model: record.model,
    year: record.year,
    fuelType: record.fuelType,
    engineSize: record.engineSize ? record.engineSize.toFixed(1) : null,
    colour: readColour(record.colour ?? ''),
  };
  const known = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}
