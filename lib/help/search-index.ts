import MiniSearch from 'minisearch';
import { type Counts, confidence } from './confidence';
import { pairsOf, termsOf, tokenize } from './terms';

type HelpDocument = { id: string; question: string; answer: string; keywords: string };

/** A query of so few words names a subject, and every topic about it is listed. */
const MAX_SUBJECT_WORDS = 2;
/** Topics about a subject have at least this share of its words. */
const MIN_SUBJECT_SHARE = 0.5;
/** Further topics that answer a question score at least this share of the best topic's score. */
const MIN_SCORE_SHARE = 0.25;

const isPair = (term: string) => term.includes(' ');

/**
 * Full-text index (MiniSearch) of help topics, which abstains from what they do not answer. The help
 * search and LiveChat share it.
 */
export function helpSearch(topics: readonly HelpDocument[], offTopic?: Counts) {
  const index = new MiniSearch<HelpDocument>({
    fields: ['question', 'keywords', 'answer'],
    tokenize: (text, field) =>
      field === 'answer' ? termsOf(text) : [...pairsOf(text), ...termsOf(text)],
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (terms) => terms.split('\n'),
      boost: { keywords: 5 },
      boostTerm: (term) => (isPair(term) ? 0.5 : 1),
      fuzzy: (term) => term.length > 5 && !isPair(term) && 1,
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  index.addAll(topics);
  const { features, isSure } = confidence(topics, offTopic);

  /** All topics with a word of the query; its last word may still be being typed. */
  const search = (query: string, typing = false) =>
    index.search([...new Set([...pairsOf(query), ...termsOf(query)])].join('\n'), {
      prefix: (term, position, terms) => typing && position === terms.length - 1 && !isPair(term),
    });

  const hits = (results: ReturnType<typeof search>) =>
    results.map(({ id, score }) => ({ id: String(id), score }));

  /** The topics that answer a question, best first; none unless the best surely does. */
  function answers(question: string, typing = false) {
    const results = search(question, typing);
    const best = results[0]?.score ?? 0;
    if (!isSure(question, results)) return [];
    return hits(results.filter(({ score }) => score >= best * MIN_SCORE_SHARE));
  }

  /**
   * The topics about a subject of a word or two, or that answer a question, best first. Null if the
   * query says nothing.
   */
  function find(query: string) {
    const terms = new Set(termsOf(query));
    if (terms.size === 0) return null;
    if (tokenize(query).length > MAX_SUBJECT_WORDS) return answers(query, true);
    return hits(
      search(query, true).filter(
        ({ queryTerms }) =>
          queryTerms.filter((term) => terms.has(term)).length >= terms.size * MIN_SUBJECT_SHARE,
      ),
    );
  }

  /** What speaks for the best topic, to fit the weights by. */
  function judge(question: string) {
    const results = search(question);
    return { id: results[0]?.id as string | undefined, features: features(question, results) };
  }

  return { find, answers, judge };
}
