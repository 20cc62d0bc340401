import type { CatalogueModel, Eras } from '../types';
import { ASIAN } from './asian';
import { GERMAN } from './german';
import { LATIN } from './latin';
import { NORTHERN } from './northern';

type Years = readonly (readonly [first: number, last: number])[];
type Model = CatalogueModel & { make: string };

export const ERAS: Eras = { ...GERMAN, ...ASIAN, ...LATIN, ...NORTHERN };

const LETTERS: Partial<Record<string, string>> = {
  petrol: 'P',
  diesel: 'D',
  hybrid: 'H',
  plug_in_hybrid: 'PH',
};
const parsed = new Map<string, ReadonlyMap<string, Years>>();

/** Parses a model's era limits, by key; throws on one with invalid syntax. */
export function limitsOf(make: string, name: string): ReadonlyMap<string, Years> {
  const label = `${make} ${name}`;
  let limits = parsed.get(label);
  if (!limits) {
    const entries = ERAS[make]?.[name]?.split(', ') ?? [];
    limits = new Map(
      entries.map((entry) => {
        const [key = '', years = ''] = entry.split(' ');
        return [key, years.split('+').map((range) => yearsOf(range, label))];
      }),
    );
    parsed.set(label, limits);
  }
  return limits;
}

function yearsOf(range: string, label: string): readonly [number, number] {
  const [, first, last] = /^(\d\d)?-(\d\d)?$/.exec(range) ?? [];
  if (!first && !last) throw new Error(`Unreadable years of ${label}: ${range}`);
  return [first ? full(first) : 0, last ? full(last) : 9999];
}

const full = (year: string) => Number(year) + (Number(year) > 90 ? 1900 : 2000);

/** Keys used in the limits for a fuel and one of its engines. */
export function keysOf(fuel: string, litres: number | null): string[] {
  const letter = LETTERS[fuel];
  return letter ? [letter, ...(litres === null ? [] : [`${letter}${litres}`])] : [];
}

/** Restricts a model to the variants sold in a year; null when none was sold. */
export function modelInYear<T extends Model>(model: T, year: number): T | null {
  const limits = limitsOf(model.make, model.name);
  if (year < model.years[0] || year > model.years[1]) return null;
  if (limits.size === 0) return model;
  const isOpen = (key: string) =>
    limits.get(key)?.some(([first, last]) => first <= year && year <= last) ?? true;
  const engines: CatalogueModel['engines'] = Object.fromEntries(
    Object.entries(model.engines).map(([fuel, sizes]) => [
      fuel,
      sizes.filter(([litres]) => keysOf(fuel, litres).every(isOpen)),
    ]),
  );
  const fuels = model.fuels.filter(([fuel]) => engines[fuel]?.length);
  const bodies = model.bodies.filter(([body]) => isOpen(body));
  const transmissions = model.transmissions.filter(([gearbox]) => isOpen(gearbox));
  const isSold = fuels.length > 0 && bodies.length > 0;
  return isSold
    ? {
        ...model,
        engines,
        fuels,
        bodies,
        transmissions: transmissions.length > 0 ? transmissions : model.transmissions,
      }
    : null;
}
