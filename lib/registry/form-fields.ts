import { COLOURS } from '../listings/constants';
import type { VehicleRecord } from './types';

/** Colours that only the registry has, by the nearest one of a listing. */
const NEAREST = new Map([
  ['buff', 'beige'],
  ['cream', 'beige'],
  ['maroon', 'red'],
]);

/** What a registry record says for the valuation form, by field, as it is typed there. */
export function formFields(record: VehicleRecord): Record<string, string> {
  const colour = record.colour?.toLowerCase() ?? '';
  const fields = {
    make: record.make,
    model: record.model,
    year: record.year,
    fuelType: record.fuelType,
    engineSize: record.engineSize ? record.engineSize.toFixed(1) : null,
    colour: Object.hasOwn(COLOURS, colour) ? colour : NEAREST.get(colour),
  };
  const known = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}
