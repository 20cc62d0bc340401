import { readFileSync } from 'node:fs';
import { type Car, normaliseName } from '../../lib/valuation/columns';
import { plainMake, priceLevel } from '../../lib/valuation/price-levels';

export interface Advert {
  /** Aged at the data's year once that is known. */
  car: Car;
  year: number;
  price: number;
}

/** A file that cannot be used; the message is one line for whoever gave it. */
export class AdvertsError extends Error {}

const NEEDED = ['make', 'model', 'year', 'price', 'transmission', 'mileage', 'fuel_type'];
const FUELS: Record<string, string> = {
  petrol: 'petrol',
  diesel: 'diesel',
  hybrid: 'hybrid',
  plug_in_hybrid: 'hybrid',
  electric: 'electric',
  hydrogen: 'hydrogen',
};
const GEARBOXES: Record<string, string> = {
  manual: 'manual',
  automatic: 'automatic',
  semi_auto: 'semi_automatic',
  semi_automatic: 'semi_automatic',
};

/** The text of a CSV of adverts, or an error that names the file. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new AdvertsError(`${file}: ${code === 'ENOENT' ? 'no such file' : 'cannot be read'}`);
  }
}

/**
 * Adverts of a CSV with the columns make, model, year, price (pounds), transmission, mileage, fuel_type
 * and, if there is one, engine_size (litres; empty or 0 where unknown). Other columns are left alone.
 * Exact repetitions of all these are dropped when `once`.
 */
export function parseAdverts(text: string, dataYear: number | null, once: boolean): Advert[] {
  const [head, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = cells(head ?? '').map((name) => name.trim().toLowerCase());
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
      const value = text(name) === '' ? Number.NaN : Number(text(name));
      if (value >= least && value <= most) return value;
      throw new AdvertsError(`Line ${index + 2}: ${name} is '${text(name)}'`);
    };
    const make = plainMake(text('make'));
    const model = normaliseName(text('model'));
    if (!make || !model) throw new AdvertsError(`Line ${index + 2}: no make or model`);
    const { newPrice, body } = priceLevel(make, model, null);
    const litres = text('engine_size') === '' ? 0 : number('engine_size', 0, 20);
    const word = (name: string) => plainWord(text(name));
    adverts.push({
      year: number('year', 1900, 2100),
      price: number('price', 1, 10_000_000),
      car: {
        make,
        model,
        age: 0,
        mileage: Math.round(number('mileage', 0, 2_000_000)),
        fuel: FUELS[word('fuel_type')] ?? 'other',
        gearbox: GEARBOXES[word('transmission')] ?? 'other',
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

const plainWord = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '_');

/** One line of a CSV; a quoted cell may hold commas and doubled quotes. */
function cells(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  );
}
