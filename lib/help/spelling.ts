import { isNear } from '../core/is-near';
import { termsOf } from './terms';

const MIN_LETTERS = 4;

/** Replaces misspelt words by known words near to them, by the first of several. */
export function spelling(words: readonly string[]) {
  const known = new Set(words);
  const long = [...known].filter((word) => word.length >= MIN_LETTERS);
  return (text: string) =>
    text.replace(/[a-z]{4,}/gi, (word) => {
      const [term = ''] = termsOf(word);
      if (term.length < MIN_LETTERS || known.has(term)) return word;
      return long.find((other) => isNear(term, other)) ?? word;
    });
}
