import MiniSearch from 'minisearch';
import { MAX_QUERY } from './topic';

type HelpDocument = { id: string; question: string; answer: string; keywords: string };

/** Minimum share of a question's terms, weighted by rarity, that an answering topic contains. */
const LEAST_SHARE = 0.3;

/** Words without meaning for the search, including 'car' on this site. */
const STOP_WORDS = new Set(
  `a about an and are be been before but by can car cars could did do does for from had has have he her his how i
  if in into is it its me my of on or our she should so still than that the their them then there these
  they this those to too was we were what when where which who why will with work would you your`.split(
    /\s+/,
  ),
);

/** Splits into lower-case words without accents, apostrophes and punctuation. */
const tokenize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}%]+/gu) ?? [];

/** Query terms match by prefix: without its 's' a plural also matches the singular. */
const singular = (word: string) => word.replace(/(?<=...)s$/, '');

/** 'advertising', 'advertised' → 'advertis'. */
const stem = (word: string) =>
  word.replace(/(?<=[a-z]{3})(?:ing|ed|es|s|e)$/, '').replace(/([bdgmnprt])\1$/, '$1');

const unlessStopWord = (process: (word: string) => string) => (word: string) =>
  STOP_WORDS.has(word) ? null : process(word);

/** Full-text index (MiniSearch) for the help page's search and LiveChat's answers. */
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

  /** Topics that answer a question, best first. */
  function answering(question: string): { id: string; score: number }[] {
    const processTerm = unlessStopWord(stem);
    const found = index.search(question, {
      boost: { question: 2, keywords: 3 },
      prefix: (term) => term.length > 2,
      processTerm,
    });
    const asked = new Set(tokenize(question).flatMap((word) => processTerm(word) ?? []));
    const rarity = (term: string) => {
      const holders = found.filter(({ queryTerms }) => queryTerms.includes(term)).length;
      return Math.log(1 + documents.length / (1 + holders));
    };
    const worth = new Map([...asked].map((term) => [term, rarity(term)]));
    const sum = (terms: Iterable<string>) =>
      [...terms].reduce((all, term) => all + (worth.get(term) ?? 0), 0);
    const total = sum(asked);
    return found
      .filter(({ queryTerms }) => sum(queryTerms) >= LEAST_SHARE * total)
      .map(({ id, score }) => ({ id, score }));
  }

  return { matching, answering };
}
