import MiniSearch from 'minisearch';
import { type Features, isSure, sum, type Weights } from './confidence';
import { type Counts, readCounts } from './counts';
import { isPair, pairsOf, termsOf, tokenize, wordsAndPairs } from './terms';
import { type HelpText, OTHER, topicModel } from './topic-model';

/** A query of up to this many words names a subject, and the search lists every topic about it. */
const MAX_SUBJECT_WORDS = 2;
/** Topics about a subject contain at least this share of its words. */
const MIN_SUBJECT_SHARE = 0.5;
/** Further topics that answer a question score at least this share of the best topic's score. */
const MIN_SCORE_SHARE = 0.25;
/**
 * Weights of the full-text search, the words and pairs, and the four-letter runs in a topic's
 * score.
 */
const SHARES = { search: 0.5, terms: 1 / 6, grams: 0.1 };

/**
 * Results of training on questions with a known topic: counts by topic as text, and weights of
 * confidence.
 */
export type Learned = { counts: Readonly<Record<string, string>>; weights: Weights };

const repeated = (counts?: Counts) =>
  [...(counts?.of ?? [])].flatMap(([term, count]) => Array<string>(count).fill(term)).join('\n');

/**
 * Search of help topics, which abstains from questions that they do not answer: full text
 * (MiniSearch) and a naive Bayes model of questions with a known topic. The help search and
 * LiveChat share it.
 */
export function helpSearch(topics: readonly HelpText[], { counts, weights }: Learned) {
  const examples = new Map(Object.entries(counts).map(([id, text]) => [id, readCounts(text)]));
  const index = new MiniSearch<HelpText & { examples: string }>({
    fields: ['question', 'keywords', 'answer', 'examples'],
    tokenize: (text, field) => {
      if (field === 'examples') return text.split('\n');
      return field === 'answer' ? termsOf(text) : [...pairsOf(text), ...termsOf(text)];
    },
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (terms) => terms.split('\n'),
      boost: { keywords: 5, examples: 5 },
      boostTerm: (term) => (isPair(term) ? 0.5 : 1),
      fuzzy: (term) => term.length > 5 && !isPair(term) && 1,
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  index.addAll(topics.map((topic) => ({ ...topic, examples: repeated(examples.get(topic.id)) })));
  const model = topicModel(topics, examples);

  /** All topics with a word of the query; the last word may be incomplete. */
  const search = (query: string, typing = false) =>
    index.search(wordsAndPairs(query).join('\n'), {
      prefix: (term, position, terms) => typing && position === terms.length - 1 && !isPair(term),
    });

  /** Ranks the topics, best first, and returns the evidence for the first. */
  function judge(asked: string, typing = false) {
    const question = model.correct(asked);
    const found = new Map(search(question, typing).map((result) => [String(result.id), result]));
    const [{ score: best } = { score: 1 }] = found.values();
    const evidence = model.evidence(question);
    const ranked = topics
      .map(({ id }) => {
        const { terms, grams } = evidence(id);
        const share = (found.get(id)?.score ?? 0) / best;
        const score = SHARES.search * share + SHARES.terms * terms + SHARES.grams * grams;
        return { id, score };
      })
      .sort((a, b) => b.score - a.score);
    const [first, second] = ranked;
    const result = found.get(first?.id ?? '');
    const words = [...new Set(termsOf(question))];
    const covered = words.filter((word) => result?.queryTerms.includes(word));
    const [own, other] = [evidence(first?.id ?? ''), evidence(OTHER)];
    const features: Features = {
      coverage: sum(covered.map(model.rarity)) / (sum(words.map(model.rarity)) || 1),
      score: Math.log(1 + (result?.score ?? 0) / Math.max(1, words.length)) / 5,
      lead: (first?.score ?? 0) - (second?.score ?? 0),
      terms: own.terms / 5,
      otherTerms: other.terms / 5,
      grams: own.grams / 5,
      otherGrams: other.grams / 5,
    };
    // A query of one word that occurs in a topic's question names the topic's subject.
    const isOneWord = new Set(tokenize(question)).size === 1;
    const isSubject = isOneWord && result?.match[words[0] ?? '']?.includes('question') === true;
    return { ranked, features, isSubject, isEmpty: words.length === 0 };
  }

  /** Returns the topics that answer a question, best first; empty unless the best surely does. */
  function answers(question: string, typing = false) {
    const { ranked, features, isSubject, isEmpty } = judge(question, typing);
    if (isEmpty || !(isSubject || isSure(features, weights))) return [];
    const best = ranked[0]?.score ?? 0;
    return ranked.filter(({ score }) => score >= best * MIN_SCORE_SHARE);
  }

  /**
   * Returns the topics about a subject of a word or two, or that answer a question, best first.
   * Null if the query has no terms.
   */
  function find(query: string) {
    const terms = new Set(termsOf(query));
    if (terms.size === 0) return null;
    if (tokenize(query).length > MAX_SUBJECT_WORDS) return answers(query, true);
    return search(query, true)
      .filter(
        ({ queryTerms }) =>
          queryTerms.filter((term) => terms.has(term)).length >= terms.size * MIN_SUBJECT_SHARE,
      )
      .map(({ id, score }) => ({ id: String(id), score }));
  }

  return { find, answers, judge };
}
