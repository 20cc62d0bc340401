import { tokenize, unlessStopWord } from '../help/search-index';
import { topicSearch } from '../help/server-search';

/** Minimum share of a question's terms, weighted by rarity, that an answering topic contains. */
const MIN_TERM_SHARE = 0.3;
/** Maximum number of topics an answer links to. */
const MAX_TOPICS = 3;
/** Further topics score at least this share of the best topic's score. */
const MIN_SCORE_SHARE = 0.75;

/** 'advertising', 'advertised' → 'advertis'. */
const stem = (word: string) =>
  word.replace(/(?<=[a-z]{3})(?:ing|ed|es|s|e)$/, '').replace(/([bdgmnprt])\1$/, '$1');
const processTerm = unlessStopWord(stem);

/** Ids of the help topics that answer a question, best first; empty if none does. */
export function findAnswers(question: string): string[] {
  const { index } = topicSearch;
  const found = index.search(question, {
    boost: { question: 2, keywords: 3 },
    prefix: (term) => term.length > 2,
    processTerm,
  });
  const asked = new Set(tokenize(question).flatMap((word) => processTerm(word) ?? []));
  const rarity = (term: string) => {
    const holders = found.filter(({ queryTerms }) => queryTerms.includes(term)).length;
    return Math.log(1 + index.documentCount / (1 + holders));
  };
  const weights = new Map([...asked].map((term) => [term, rarity(term)]));
  const sum = (terms: Iterable<string>) =>
    [...terms].reduce((all, term) => all + (weights.get(term) ?? 0), 0);
  const total = sum(asked);
  const answers = found
    .filter(({ queryTerms }) => sum(queryTerms) >= MIN_TERM_SHARE * total)
    .slice(0, MAX_TOPICS);
  const best = answers[0]?.score ?? 0;
  return answers.filter(({ score }) => score >= best * MIN_SCORE_SHARE).map(({ id }) => id);
}
