import { stringify } from 'csv-stringify/sync';
import { safeCell } from '../core/formulas';
import { FUEL_TYPES, TRANSMISSIONS } from '../listings/constants';
import { site } from '../site';
import type { ModelAdverts } from './types';

const HEADINGS = ['make', 'model', 'year', 'miles', 'price_gbp', 'fuel', 'gearbox', 'listed_on'];

/** Line breaks, which a spreadsheet takes for the end of a row, and other control characters. */
const CONTROLS = /\p{Cc}+/gu;

/**
 * Writes the adverts of a model as a CSV file. The licence is its first line, a comment by '#', so
 * that a name with that sign is quoted.
 */
export function figuresFile({ make, model, adverts }: ModelAdverts): string {
  const names = [make, model].map((name) => safeCell(name.replace(CONTROLS, ' ').trim()));
  const rows = adverts.map(({ year, mileage, price, fuel, gearbox, listed }) => [
    ...names,
    year,
    mileage,
    price,
    FUEL_TYPES[fuel],
    TRANSMISSIONS[gearbox],
    listed,
  ]);
  const table = stringify([HEADINGS, ...rows], {
    record_delimiter: 'windows',
    quoted_match: [/#/],
  });
  return `\uFEFF# Licence: ${site.figuresLicence}\r\n${table}`;
}
