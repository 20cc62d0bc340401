import { valueText } from '../listings/facts';
import type { Make } from '../listings/types';
import { STOCK_COLUMNS } from './columns';
import type { KnownCar, StockFacts } from './known-stock';
import { isShared } from './shared-value';
import type { FactChange, StockMapping } from './types';

type Fact = keyof StockFacts;

/** The longest text of a fact that is shown. */
const SHOWN = 80;

/** The column of a file that each fact is read from. */
const FACT_COLUMNS = STOCK_COLUMNS.filter(
  ({ name }) => !['listing', 'stock_id'].includes(name),
).map((column) => {
  const { name } = column;
  return { ...column, fact: (['make', 'model'].includes(name) ? `${name}_id` : name) as Fact };
});

/** A value as people read it; null where there is none. */
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

/** Facts that an empty cell leaves as they were: a car stays where it is, a hidden number plate hidden. */
const KEPT = new Set<Fact>(['mileage', 'postcode', 'location', 'hide_registration']);

/** The facts of a row that its file has a column for; null where the cell is empty, none where it could not be read. Of a new car the shared ones too. */
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

/** What these facts change of a listing, as people read it. */
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
