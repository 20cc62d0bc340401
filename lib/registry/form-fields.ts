import { readColour } from '../trade-words/colours';
import type { VehicleRecord } from './types';

/** What a registry record says for the valuation form, by field, as it is typed there. */
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
