import { valueText } from '../listings/facts';
import type { Make } from '../listings/types';
import { STOCK_COLUMNS } from './columns';
import type { KnownCar, StockFacts } from './known-stock';
import { isShared } from './shared-value';
import type { FactChange, StockMapping } from './types';

type Fact = keyof StockFacts;

/** Maximum length of a fact's text that is shown. */
const SHOWN = 80;

/** The column of a file that each fact is read from. */
const FACT_COLUMNS = STOCK_COLUMNS.filter(
  ({ name }) => !['listing', 'stock_id', 'photos'].includes(name),
).map((column) => {
  const { name } = column;
  return { ...column, fact: (['make', 'model'].includes(name) ? `${name}_id` : name) as Fact };
});

/** Formats a value for display; null for an empty value. */
function written(value: StockFacts[Fact] | undefined, column: (typeof FACT_COLUMNS)[number]) {
  if (value === null || value === undefined || value === '' || isSame(value, [])) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = Array.isArray(value) ? value.join(', ') : valueText(column, value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** The names of a make and a model of the catalogue, by id. */
export function namesOf(makes: Make[], makeId: string, modelId: string) {
  const make = makes.find(({ id }) => id === makeId);
  const model = make?.models.find(({ id }) => id === modelId);
  return { make_id: make?.name ?? '', model_id: model?.name ?? '' };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Facts that an empty cell leaves unchanged: a car keeps its place, and a hidden number plate stays
 * hidden.
 */
const KEPT = new Set<Fact>(['mileage', 'postcode', 'location', 'hide_registration']);

/**
 * Returns the facts of a row for which its file has a column: null for an empty cell, without facts
 * that could not be read. For a new car they include the shared values.
 */
export function factsOf(
  car: Partial<StockFacts>,
  mapping: StockMapping,
  { isNew, unread }: { isNew: boolean; unread: string[] },
): Partial<StockFacts> {
  const given = FACT_COLUMNS.filter(
    ({ name }) =>
      mapping[name] && !unread.includes(name) && (isNew || !isShared(name, mapping[name])),
  )
    .map(({ fact }) => [fact, car[fact] ?? null] as const)
    .filter(([fact, value]) => value !== null || !KEPT.has(fact));
  return Object.fromEntries(given) as Partial<StockFacts>;
}

/** Returns the changes of a listing by these facts, as text for display. */
export function changesOf(
  { make, model, facts: known }: KnownCar,
  facts: Partial<StockFacts>,
  makes: Make[],
): FactChange[] {
  const names = namesOf(makes, facts.make_id ?? '', facts.model_id ?? '');
  const changed = FACT_COLUMNS.filter(
    ({ fact }) => fact in facts && !isSame(facts[fact], known[fact]),
  );
  return changed.map((column) => {
    const { fact, label } = column;
    if (fact === 'make_id') return { label, from: make, to: names.make_id };
    if (fact === 'model_id') return { label, from: model, to: names.model_id };
    return { label, from: written(known[fact], column), to: written(facts[fact], column) };
  });
}
