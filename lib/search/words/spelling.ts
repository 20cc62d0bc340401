import { isNear } from '../../core/is-near';
import { SPELLED_FILLERS } from './fillers';
import type { Lexicon } from './lexicon';
import type { Token } from './tokens';

const MIN_LETTERS = 4;

/**
 * Whether a short word with another letter is as likely another word ('fist', 'Fiat') as a slip.
 */
const isOtherShortWord = (key: string, word: string) =>
  key.length === MIN_LETTERS &&
  word.length <= MIN_LETTERS &&
  [...key].toSorted().join() !== [...word].toSorted().join();

/** Whether two words differ by one slip of the keyboard. */
export const isSlip = (key: string, word: string) =>
  isNear(key, word) && !isOtherShortWord(key, word);

/**
 * Completes a word if only one word of a make or model begins with it; corrects one slip of the
 * keyboard, after 'in' or 'near' preferably into a town.
 */
export function spell(
  token: Token,
  { terms, words, nameWords, largestTowns }: Lexicon,
  before?: Token,
): Token {
  const { key, lower } = token;
  if (words.has(key) || /\d/.test(lower) || !/^[a-z]{3,}$/.test(key)) return token;
  const correct = (word: string) => ({ ...token, key: word, lower: word, corrected: true });
  const isPlace = key.length >= MIN_LETTERS && /^(?:in|near|around)$/.test(before?.key ?? '');
  const town = isPlace && largestTowns.find((name) => isSlip(key, name));
  if (town) return correct(town);
  const singular = key.replace(/s$/, '');
  // 'hatches', of at least four letters
  const stem = key.replace(/(?<=\w{3}[sxz]|\w{2}[cs]h)es$/, '');
  for (const known of [singular, stem]) if (words.has(known)) return { ...token, key: known };
  if (key.length < MIN_LETTERS) return token;
  const [beginning, ...more] = [...nameWords].filter((word) => word.startsWith(key));
  if (beginning) return more.length === 0 ? { ...token, key: beginning } : token;
  // A short word without its 's' is near too many others: 'radius' does not mean 'radio'.
  const longName = singular.length > 6 ? singular : key;
  for (const word of terms) if (isSlip(key, word) || isSlip(longName, word)) return correct(word);
  const filler = SPELLED_FILLERS.find((word) => isSlip(key, word));
  return filler ? correct(filler) : token;
}
