import MiniSearch from 'minisearch';
import { MAX_QUERY } from './topic';

type HelpDocument = { id: string; question: string; answer: string; keywords: string };

/** Words without meaning for the search, including 'car' on this site. */
const STOP_WORDS = new Set(
  `a about an and are be been before but by can car cars could did do does for from had has have he her his how i
  if in into is it its me my of on or our she should so still than that the their them then there these
  they this those to too was we were what when where which who why will with work would you your`.split(
    /\s+/,
  ),
);

/** Splits into lower-case words without accents, apostrophes and punctuation. */
export const tokenize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}%]+/gu) ?? [];

/** Query terms match by prefix: without its 's' a plural also matches the singular. */
const singular = (word: string) => word.replace(/(?<=...)s$/, '');

/** Processes a term for MiniSearch; stop words are left out. */
export const unlessStopWord = (process: (word: string) => string) => (word: string) =>
  STOP_WORDS.has(word) ? null : process(word);

/** Full-text index (MiniSearch) of help topics. LiveChat ranks its answers by it (lib/support/find-answers.ts). */
export function helpSearch(documents: readonly HelpDocument[]) {
  const index = new MiniSearch<HelpDocument>({
    fields: ['question', 'keywords', 'answer'],
    tokenize,
    processTerm: (word) => word,
  });
  index.addAll(documents);

  /** Ids of topics that match all terms by prefix; all ids if the query has no terms. */
  function matching(query: string): string[] {
    const text = query.slice(0, MAX_QUERY);
    if (tokenize(text).every((word) => STOP_WORDS.has(word))) return documents.map(({ id }) => id);
    const processTerm = unlessStopWord(singular);
    return index
      .search(text, { combineWith: 'AND', prefix: true, processTerm })
      .map(({ id }) => id);
  }

  return { index, matching };
}
