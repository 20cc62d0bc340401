import MiniSearch, { type SearchResult } from 'minisearch';
import { pairsOf, termsOf, tokenize } from './terms';
import { unansweredSubjects } from './unanswered';

type HelpDocument = { id: string; question: string; answer: string; keywords: string };

/** Minimum share of a query's terms, weighted by rarity, that an answering topic has. */
const MIN_COVERAGE = 0.35;
/** A query of so few words names a subject, and every topic about it is listed. */
const MAX_SUBJECT_WORDS = 2;
/** Further topics that answer a question score at least this share of the best topic's score. */
const MIN_SCORE_SHARE = 0.25;
const UNANSWERED = 'unanswered-';

const isPair = (term: string) => term.includes(' ');
const isTopic = ({ id }: SearchResult) => !String(id).startsWith(UNANSWERED);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/**
 * Full-text index (MiniSearch) of help topics, which abstains from what they do not answer. The help
 * search and LiveChat share it.
 */
export function helpSearch(topics: readonly HelpDocument[]) {
  const index = new MiniSearch<HelpDocument>({
    fields: ['question', 'keywords', 'answer'],
    tokenize: (text, field) =>
      field === 'answer' ? termsOf(text) : [...pairsOf(text), ...termsOf(text)],
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (terms) => terms.split('\n'),
      boost: { question: 2, keywords: 5 },
      // The last word may still be being typed.
      prefix: (term, position, terms) => position === terms.length - 1 && !isPair(term),
      fuzzy: (term) => term.length > 5 && !isPair(term) && 1,
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  index.addAll(topics);
  index.addAll(
    unansweredSubjects.map((keywords, position) => ({
      id: UNANSWERED + position,
      question: '',
      answer: '',
      keywords,
    })),
  );

  /** Returns a function that gives the share of the terms, weighted by rarity, that a result has. */
  function coverageOf(terms: readonly string[], results: readonly SearchResult[]) {
    const weights = new Map(
      terms.map((term) => {
        const holders = results.filter(({ queryTerms }) => queryTerms.includes(term)).length;
        return [term, Math.log(1 + index.documentCount / Math.max(1, holders))];
      }),
    );
    const total = sum([...weights.values()]);
    return ({ queryTerms }: SearchResult) =>
      sum([...new Set(queryTerms)].map((term) => weights.get(term) ?? 0)) / total;
  }

  /**
   * The topics that answer a query, best first; none if the best match is too weak, or a subject that no
   * topic answers. Null if the query says nothing.
   */
  function find(query: string): { id: string; score: number }[] | null {
    const terms = [...new Set(termsOf(query))];
    if (terms.length === 0) return null;
    const results = index.search([...new Set(pairsOf(query)), ...terms].join('\n'));
    const isSubject = tokenize(query).length <= MAX_SUBJECT_WORDS;
    if (!isSubject && results[0] && !isTopic(results[0])) return [];
    const coverage = coverageOf(terms, results);
    const minScore = isSubject ? 0 : MIN_SCORE_SHARE * (results[0]?.score ?? 0);
    return results
      .filter((result) => isTopic(result) && result.score >= minScore)
      .filter((result) => coverage(result) >= MIN_COVERAGE)
      .map(({ id, score }) => ({ id: String(id), score }));
  }

  return { find };
}
