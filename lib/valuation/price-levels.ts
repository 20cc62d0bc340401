import { normaliseName } from '../core/normalise-name';
import type { PriceBasis } from './model';
import table from './price-levels.json';

/**
 * Make → model → today's price when new in pounds (the middle of its range), its usual body, and
 * how common it is, from 1 (rare) to 10.
 */
type Row = [price: number, body: string, seen: number];
const LEVELS = table as unknown as Record<string, Record<string, Row>>;

type Level = { make: string; model: string; price: number; body: string; seen: number };
const ALL: Level[] = Object.entries(LEVELS).flatMap(([make, models]) =>
  Object.entries(models).map(([model, [price, body, seen]]) => ({
    make: normaliseName(make),
    model: normaliseName(model),
    price,
    body,
    seen,
  })),
);
const BY_NAME = new Map(ALL.map((level) => [`${level.make} ${level.model}`, level]));
const BY_MAKE = groupBy(ALL, (level) => level.make);
const BY_BODY = groupBy(ALL, (level) => level.body);

const NAMES = new Map(Object.keys(LEVELS).map((name) => [normaliseName(name), name]));

/** Makes and models in the spelling of the table. */
export const PRICED_MAKES = Object.entries(LEVELS).map(([name, models]) => ({
  name,
  models: Object.keys(models).map((model) => ({ name: model })),
}));

/** The display name of a make, from its normalised name. */
export const nameOfMake = (make: string) => NAMES.get(make) ?? make;

interface PriceLevel {
  newPrice: number;
  body: string;
  knowledge: PriceBasis;
}

/**
 * The price of a model when new: its own, else the usual price of its make (in that body if any),
 * else of the body among all makes. Names in `plain` form. `most` hides better knowledge, to
 * measure the fallbacks.
 */
export function priceLevel(
  make: string,
  model: string,
  body: string | null,
  most: PriceBasis = 'model',
): PriceLevel {
  const own = most === 'model' ? BY_NAME.get(`${make} ${model}`) : undefined;
  if (own) return { newPrice: own.price, body: own.body, knowledge: 'model' };
  const siblings = most === 'nothing' ? [] : (BY_MAKE.get(make) ?? []);
  const others = siblings.length
    ? siblings.filter((level) => level.model !== model)
    : ALL.filter((level) => level.make !== make);
  const alike = others.filter((level) => level.body === body);
  const newPrice = usualPrice(alike.length ? alike : others);
  const usual = body !== null && BY_BODY.has(body) ? body : 'hatchback';
  return { newPrice, body: usual, knowledge: siblings.length ? 'make' : 'nothing' };
}

/** All results of `priceLevel`, by 'make model', 'make|body' and '|body'. */
export function allPriceLevels(bodies: readonly string[]): Record<string, PriceLevel> {
  const ofBodies = ['', ...BY_MAKE.keys()].flatMap((make) =>
    [null, ...bodies].map((body) => [`${make}|${body ?? ''}`, priceLevel(make, '', body)] as const),
  );
  const own = [...BY_NAME].map(
    ([name, { make, model }]) => [name, priceLevel(make, model, null)] as const,
  );
  return Object.fromEntries([...own, ...ofBodies]);
}

function groupBy<T>(list: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

/** The median price, weighted by how common each model is. */
function usualPrice(levels: readonly Level[]): number {
  const sorted = [...levels].sort((a, b) => a.price - b.price);
  let left = sorted.reduce((sum, { seen }) => sum + seen ** 2, 0) / 2;
  for (const { price, seen } of sorted) {
    left -= seen ** 2;
    if (left <= 0) return price;
  }
  return 25_000;
}
