import MiniSearch from 'minisearch';
import { MAX_QUERY } from './topic';

type HelpDocument = { id: string; question: string; answer: string; keywords: string };

/** Longer questions are cut in LiveChat. */
const MAX_QUESTION = 1000;
/** A topic answers a question when it holds this share of what is asked, rare words counting for more. */
const LEAST_SHARE = 0.3;

/** Words that say nothing of what is searched for, on a site about cars. */
const STOP_WORDS = new Set(
  `a about an and are be been before but by can car cars could did do does for from had has have he her his how i
  if in into is it its me my of on or our she should so still than that the their them then there these
  they this those to too was we were what when where which who why will with work would you your`.split(
    /\s+/,
  ),
);

/** Words in lower case, without accents, apostrophes and punctuation. */
const tokenize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}%]+/gu) ?? [];

/** The query's words are looked up as beginnings: a plural finds the singular, and the reverse. */
const singular = (word: string) => word.replace(/(?<=...)s$/, '');

/** 'advertising', 'advertised' → 'advertis'. */
const stem = (word: string) =>
  word.replace(/(?<=[a-z]{3})(?:ing|ed|es|s|e)$/, '').replace(/([bdgmnprt])\1$/, '$1');

const unlessStopWord = (process: (word: string) => string) => (word: string) =>
  STOP_WORDS.has(word) ? null : process(word);

/** The search of the help page and of LiveChat over the same topics. */
export function helpSearch(documents: readonly HelpDocument[]) {
  const index = new MiniSearch<HelpDocument>({
    fields: ['question', 'keywords', 'answer'],
    tokenize,
    processTerm: (word) => word,
  });
  index.addAll(documents);

  /** Ids of the topics that hold every word of the query, as a beginning; of all without such words. */
  function matching(query: string): string[] {
    const text = query.slice(0, MAX_QUERY);
    if (tokenize(text).every((word) => STOP_WORDS.has(word))) return documents.map(({ id }) => id);
    const processTerm = unlessStopWord(singular);
    return index
      .search(text, { combineWith: 'AND', prefix: true, processTerm })
      .map(({ id }) => id);
  }

  /** The topics that answer a question, best first. */
  function answering(question: string): { id: string; score: number }[] {
    const processTerm = unlessStopWord(stem);
    const found = index.search(question.slice(0, MAX_QUESTION), {
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
