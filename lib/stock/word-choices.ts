import type { Make } from '../listings/types';
import { meantColumn, wordKey } from './meanings';

export type Choices = Readonly<Record<string, string>>;

const choicesOf = (named: { name: string }[]): Choices =>
  Object.fromEntries(named.map(({ name }) => [name, name]));

/**
 * The choices of a word's column: for a make those of the catalogue, for a model those of the make
 * that the word begins with.
 */
export function wordChoices({ column, word }: { column: string; word: string }, makes: Make[]) {
  const own = meantColumn(column)?.choices;
  if (own) return own;
  if (column === 'make') return choicesOf(makes);
  const plain = wordKey(word);
  const [make] = makes
    .filter(({ name }) => plain.startsWith(`${wordKey(name)} `))
    .toSorted((a, b) => b.name.length - a.name.length);
  return choicesOf(make?.models ?? []);
}
