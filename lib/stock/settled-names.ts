import { type StockMeanings, wordKey } from './meanings';

/** The names that staff settled, as the catalogue's for others or as refused. */
export type SettledNames = {
  meanings: StockMeanings;
  /** The column and the word of each refused name: 'make frod', 'model ford fokus'. */
  refused: ReadonlySet<string>;
};

/** The JSON of the SQL function `settled_names`. */
type SettledName = {
  make_word: string;
  /** '' of a make. */
  model_word: string;
  make: string | null;
  model: string | null;
};

/** The key of a refused name. */
export const refusedKey = (column: 'make' | 'model', word: string) => `${column} ${wordKey(word)}`;

/** Reads the names that staff settled. */
export function readSettledNames(json: unknown): SettledNames {
  const makes: [string, string][] = [];
  const models: [string, string][] = [];
  const refused = new Set<string>();
  for (const { make_word, model_word, make, model } of (json ?? []) as SettledName[]) {
    const column = model_word ? 'model' : 'make';
    const word = wordKey(`${make_word} ${model_word}`);
    const name = column === 'model' ? model : make;
    if (!name) refused.add(refusedKey(column, word));
    else (column === 'model' ? models : makes).push([word, name]);
  }
  return {
    meanings: { make: Object.fromEntries(makes), model: Object.fromEntries(models) },
    refused,
  };
}

/** The dealer's own words, with the settled names where they have none. */
export const withSettledNames = (
  own: StockMeanings,
  { meanings }: SettledNames,
): StockMeanings => ({
  ...own,
  make: { ...meanings.make, ...own.make },
  model: { ...meanings.model, ...own.model },
});
