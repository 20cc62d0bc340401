import type { SearchResult } from 'minisearch';
import { offTopic, weights } from './off-topic';
import { pairsOf, termsOf } from './terms';

/** In how many of some phrases each word and each pair of words occurs. */
export type Counts = { phrases: number; of: ReadonlyMap<string, number> };

/** What speaks for the best result of a search; each about 0 to 1. */
export type Features = Record<keyof typeof weights.features, number>;

type HelpText = { question: string; answer: string; keywords: string };

/** A pair of words says at most so much for or against an answer. */
const MAX_PAIR = 2;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

export function countTerms(phrases: readonly (readonly string[])[]): Counts {
  const of = new Map<string, number>();
  for (const term of phrases.flatMap((phrase) => [...new Set(phrase)])) {
    of.set(term, (of.get(term) ?? 0) + 1);
  }
  return { phrases: phrases.length, of };
}

export const wordsAndPairs = (text: string) => [...new Set([...termsOf(text), ...pairsOf(text)])];

/** The phrases of a topic: what people ask for it, and its answer's words. */
const phrasesOf = ({ question, answer, keywords }: HelpText) => [
  ...[question, ...keywords.split(',')].map(wordsAndPairs),
  termsOf(answer),
];

/** The counts as the generated module keeps them: each count's terms in one text. */
const offTopicCounts = (): Counts => ({
  phrases: offTopic.phrases,
  of: new Map(
    Object.entries(offTopic.terms).flatMap(([count, terms]) =>
      terms.split(',').map((term) => [term, Number(count)] as const),
    ),
  ),
});

/**
 * How sure the search is that its best result answers a query: a logistic regression over how much of
 * the query the result covers, how well it scores, how far it is ahead, and whether the query's words
 * and pairs are those of help topics or of other subjects (naive Bayes).
 */
export function confidence(topics: readonly HelpText[], others = offTopicCounts()) {
  const own = countTerms(topics.flatMap(phrasesOf));
  const rarity = (term: string) => Math.log(1 + own.phrases / (1 + (own.of.get(term) ?? 0)));

  function logOdds(term: string) {
    const [inTopics, inOthers] = [own.of.get(term), others.of.get(term)];
    // A word that neither side knows lowers the coverage only.
    if (!inTopics && !inOthers) return 0;
    const ours = ((inTopics ?? 0) + 0.5) / (own.phrases + 1);
    return Math.log(ours / (((inOthers ?? 0) + 0.5) / (others.phrases + 1)));
  }

  function features(query: string, [best, second]: readonly SearchResult[]): Features {
    const words = [...new Set(termsOf(query))];
    const pairs = [...new Set(pairsOf(query))];
    const covered = words.filter((word) => best?.queryTerms.includes(word));
    const score = best?.score ?? 0;
    return {
      coverage: sum(covered.map(rarity)) / (sum(words.map(rarity)) || 1),
      score: Math.log(1 + score / Math.max(1, words.length)) / 5,
      lead: 1 - (second?.score ?? 0) / (score || 1),
      words: sum(words.map(logOdds)) / 5,
      pairs: sum(pairs.map((pair) => Math.max(-MAX_PAIR, Math.min(MAX_PAIR, logOdds(pair))))) / 5,
    };
  }

  /** Whether the first of some results answers the query. */
  function isSure(query: string, results: readonly SearchResult[]) {
    const found = Object.entries(features(query, results)) as [keyof Features, number][];
    return sum(found.map(([name, value]) => weights.features[name] * value)) > weights.threshold;
  }

  return { features, isSure, knows: (term: string) => own.of.has(term) };
}
