import { readFileSync } from 'node:fs';
import { normaliseName } from '../../lib/core/normalise-name';
import { readFuel } from '../../lib/trade-words/fuels';
import { readGearbox } from '../../lib/trade-words/gearboxes';
import { plainMake } from '../../lib/trade-words/makes';
import type { Car } from '../../lib/valuation/columns';
import { priceLevel } from '../../lib/valuation/price-levels';

export interface Advert {
  /** The car; its age is relative to the data's year, once that is known. */
  car: Car;
  year: number;
  price: number;
}

/** An unusable input file; the message is one line for the user. */
export class AdvertsError extends Error {}

/** Other names of columns, as further sets of adverts have them. */
const ALSO: Readonly<Record<string, string>> = { fuel: 'fuel_type', 'engine size': 'engine_size' };
/** The characters around a number: '£61,995', '5,300 miles', '2.0 L'. */
const AROUND_NUMBER = /^£|,(?=\d{3}\b)|\s*(?:l|litres?|miles)$/gi;

const NEEDED = ['make', 'model', 'year', 'price', 'transmission', 'mileage', 'fuel_type'];

/** Reads a CSV file of adverts; throws an AdvertsError that names the file. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new AdvertsError(`${file}: ${code === 'ENOENT' ? 'no such file' : 'cannot be read'}`);
  }
}

/**
 * Parses a CSV with the columns make, model, year, price (pounds), transmission, mileage, fuel_type and
 * optionally engine_size (litres; empty or 0 when unknown), or with the names of `ALSO`; ignores other
 * columns. Removes exact duplicates when `once` is set.
 */
export function parseAdverts(text: string, dataYear: number | null, once: boolean): Advert[] {
  const [head, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const written = cells(head ?? '').map((name) => name.trim().toLowerCase());
  const names = written.map((name) => {
    const meant = ALSO[name];
    return meant && !written.includes(meant) ? meant : name;
  });
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length) throw new AdvertsError(`The first line lacks ${missing.join(', ')}`);
  const at = Object.fromEntries(names.map((name, index) => [name, index]));
  const adverts: Advert[] = [];
  const seen = new Set<string>();
  lines.forEach((line, index) => {
    if (line.trim() === '' || (once && seen.has(line))) return;
    if (once) seen.add(line);
    const values = cells(line);
    const text = (name: string) => (values[at[name] ?? -1] ?? '').trim();
    const number = (name: string, least: number, most: number) => {
      const digits = text(name).replace(AROUND_NUMBER, '');
      const value = digits === '' ? Number.NaN : Number(digits);
      if (value >= least && value <= most) return value;
      throw new AdvertsError(`Line ${index + 2}: ${name} is '${text(name)}'`);
    };
    const make = plainMake(text('make'));
    const model = normaliseName(text('model'));
    if (!make || !model) throw new AdvertsError(`Line ${index + 2}: no make or model`);
    const { newPrice, body } = priceLevel(make, model, null);
    const litres = text('engine_size') === '' ? 0 : number('engine_size', 0, 20);
    const fuel = readFuel(text('fuel_type')) ?? 'other';
    adverts.push({
      year: number('year', 1900, 2100),
      price: number('price', 1, 10_000_000),
      car: {
        make,
        model,
        age: 0,
        mileage: Math.round(number('mileage', 0, 2_000_000)),
        // The model does not tell plug-in from other hybrids.
        fuel: fuel === 'plug_in_hybrid' ? 'hybrid' : fuel,
        gearbox: readGearbox(text('transmission')) ?? 'other',
        tenths: Math.round(litres * 10) || null,
        newPrice,
        body,
      },
    });
  });
  if (adverts.length === 0) throw new AdvertsError('No adverts below the first line');
  const year = dataYear ?? adverts.reduce((latest, advert) => Math.max(latest, advert.year), 0);
  for (const advert of adverts) advert.car.age = Math.max(year - advert.year, 0);
  return adverts;
}

/** Splits a CSV line; quoted cells may contain commas and doubled quotes. */
function cells(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  );
}
