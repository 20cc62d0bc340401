import { isNear } from '../../core/is-near';
import type { Lexicon } from './lexicon';
import type { Token } from './tokens';

const MIN_LETTERS = 4;

/** A short word with another letter is as likely another word ('fist', 'Fiat') as a slip. */
const isOtherShortWord = (key: string, word: string) =>
  key.length === MIN_LETTERS &&
  word.length <= MIN_LETTERS &&
  [...key].toSorted().join() !== [...word].toSorted().join();

/** Completes the only word of a make or model that begins so; corrects one slip of the keyboard. */
export function spell(token: Token, { terms, words, nameWords }: Lexicon): Token {
  const { key, lower } = token;
  if (words.has(key) || /\d/.test(lower) || !/^[a-z]{3,}$/.test(key)) return token;
  const singular = key.replace(/s$/, '');
  if (words.has(singular)) return { ...token, key: singular };
  if (key.length < MIN_LETTERS) return token;
  const [beginning, ...more] = [...nameWords].filter((word) => word.startsWith(key));
  if (beginning) return more.length === 0 ? { ...token, key: beginning } : token;
  // A short word without its 's' is near too many others: 'radius' is no 'radio'.
  const longName = singular.length > 6 ? singular : key;
  for (const word of terms)
    if ((isNear(key, word) || isNear(longName, word)) && !isOtherShortWord(key, word))
      return { ...token, key: word, lower: word, corrected: true };
  return token;
}
