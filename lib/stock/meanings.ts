import { STOCK_COLUMNS } from './columns';

/**
 * A dealer's own words: the value of a column's choice by the word in their files, in the form of
 * {@link wordKey}, by the column's name. Makes and models have the catalogue's names as values; the
 * word of a model begins with its make's name: 'ford fokus'.
 */
export type StockMeanings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A word of a file's column that is no choice, with the number of its rows. */
export type UnknownWord = { column: string; word: string; rows: number };

/** A word that a dealer explained, in the form of {@link wordKey}. */
export type ToldWord = { column: string; word: string; value: string };

/** Maximum length of a word; longer cells are texts. */
export const MAX_WORD = 60;
/** Maximum numbers of words that a page asks about, and that a dealer may have told. */
export const MAX_ASKED = 30;
export const MAX_TOLD = 200;
/** Maximum number of different unknown words of a file that are counted. */
const MAX_COUNTED = 2000;

/** Maximum length of a make's or model's name in the catalogue. */
const MAX_NAME = 80;

type Meant = { label: string; choices: Readonly<Record<string, string>> | undefined };

/** The columns whose values a dealer can explain. */
const MEANT = new Map<string, Meant>(
  STOCK_COLUMNS.flatMap(({ name, label, choices }) =>
    (choices && name !== 'hide_registration') || name === 'make' || name === 'model'
      ? [[name, { label, choices }]]
      : [],
  ),
);

/**
 * The label and the choices of a column whose values a dealer can explain, without choices for
 * makes and models, which are the catalogue's; undefined for other columns.
 */
export const meantColumn = (name: string) => MEANT.get(name);

/** The form in which words are compared: without case and needless spaces. */
export const wordKey = (cell: string) =>
  cell.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether a text can be a value of the column; a name that the catalogue lacks reads as unknown. */
function isValue(column: string, value: unknown) {
  const meant = MEANT.get(column);
  if (!meant || typeof value !== 'string') return false;
  if (meant.choices) return Object.hasOwn(meant.choices, value);
  return value.trim() !== '' && value.length <= MAX_NAME;
}

const isMeaning = (column: string, word: string, value: unknown) =>
  word !== '' && word.length <= MAX_WORD && isValue(column, value);

/** The meanings of stored JSON; ignores what is none. */
export function readMeanings(json: unknown): StockMeanings {
  const entriesOf = (value: unknown) => Object.entries(Object(value) as Record<string, unknown>);
  return Object.fromEntries(
    entriesOf(json).map(([column, words]) => {
      const known = entriesOf(words).filter(([word, value]) => isMeaning(column, word, value));
      return [column, Object.fromEntries(known) as Record<string, string>] as const;
    }),
  );
}

/** The told words in a list, sorted for display. */
export const toldWords = (meanings: StockMeanings): ToldWord[] =>
  Object.entries(meanings)
    .flatMap(([column, words]) =>
      Object.entries(words).map(([word, value]) => ({ column, word, value })),
    )
    .toSorted((a, b) => a.column.localeCompare(b.column) || a.word.localeCompare(b.word));

/**
 * Returns the meanings with words told, or with words forgotten where the value is ''. Ignores
 * words of other columns and values that are no choices; null if they would be too many.
 */
export function withMeanings(meanings: StockMeanings, told: ToldWord[]): StockMeanings | null {
  const columns = new Map(
    Object.entries(meanings).map(([column, words]) => [column, new Map(Object.entries(words))]),
  );
  for (const { column, word, value } of told) {
    const words = columns.get(column) ?? new Map<string, string>();
    const plain = wordKey(word);
    if (value === '') words.delete(plain);
    else if (isMeaning(column, plain, value)) words.set(plain, value);
    if (MEANT.has(column)) columns.set(column, words);
  }
  const all = Object.fromEntries(
    [...columns].map(([column, words]) => [column, Object.fromEntries(words)]),
  );
  return toldWords(all).length > MAX_TOLD ? null : all;
}

/** Returns a reader of cells, which gives the value that the dealer told for a word. */
export const meaningReader =
  (meanings: StockMeanings) =>
  (column: string, cell: string): string => {
    const words = meanings[column];
    if (!words || cell.length > 2 * MAX_WORD) return cell;
    const word = wordKey(cell);
    return (Object.hasOwn(words, word) && words[word]) || cell;
  };

/** Counts the words of a file that no choice is known for. */
export function unknownWords() {
  const counts = new Map<string, UnknownWord>();
  function count(column: string, word: string) {
    const plain = wordKey(word);
    const key = `${column} ${plain}`;
    const known = counts.get(key);
    if (known) known.rows += 1;
    else if (plain.length <= MAX_WORD && counts.size < MAX_COUNTED)
      counts.set(key, { column, word, rows: 1 });
  }
  return {
    /** Counts a cell whose value is none of the column's choices. */
    add(column: string, cell: string, value: unknown) {
      const choices = MEANT.get(column)?.choices;
      const word = cell.trim();
      if (choices && word !== '' && !Object.hasOwn(choices, String(value))) count(column, word);
    },
    /** Counts a make or model that the catalogue lacks. */
    addName: count,
    /** The words of the most rows, in the order of the columns. */
    list(): UnknownWord[] {
      const order = [...MEANT.keys()];
      return [...counts.values()]
        .toSorted((a, b) => b.rows - a.rows)
        .slice(0, MAX_ASKED)
        .toSorted((a, b) => order.indexOf(a.column) - order.indexOf(b.column));
    },
  };
}
