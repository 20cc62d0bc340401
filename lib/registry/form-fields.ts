import { COLOURS } from '../listings/constants';
import { choiceValue } from '../trade-words/choices';
import type { VehicleRecord } from './types';

/** What a registry record says for the valuation form, by field, as it is typed there. */
export function formFields(record: VehicleRecord): Record<string, string> {
  const colour = choiceValue('colour', COLOURS, record.colour ?? '');
  const fields = {
    make: record.make,
    model: record.model,
    year: record.year,
    fuelType: record.fuelType,
    engineSize: record.engineSize ? record.engineSize.toFixed(1) : null,
    colour: Object.hasOwn(COLOURS, colour) ? colour : null,
  };
  const known = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}
