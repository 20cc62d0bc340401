import { addCounts, type Counts, countTerms } from './counts';
import { naiveBayes } from './naive-bayes';
import { spelling } from './spelling';
import { gramsOf, isPair, termsOf, wordsAndPairs } from './terms';

export type HelpText = { id: string; question: string; answer: string; keywords: string };

/** The class of questions that no topic answers. */
export const OTHER = '';

/** Number of phrases added to a topic as smoothing. */
const PRIOR = { terms: 4, grams: 10 };

/** A topic's question and keywords, and the words of its answer. */
const phrasesOf = ({ question, answer, keywords }: HelpText) => [
  ...[question, ...keywords.split(',')].map(wordsAndPairs),
  [...new Set(termsOf(answer))],
];

const gramCounts = ({ phrases, of }: Counts): Counts =>
  addCounts([
    { phrases, of: new Map() },
    ...[...of]
      .filter(([term]) => !isPair(term))
      .map(([word, count]) => ({
        phrases: 0,
        of: new Map(gramsOf(word).map((gram) => [gram, count])),
      })),
  ]);

/**
 * Models the topic of a question by its words, pairs and four-letter runs, learned from examples.
 */
export function topicModel(topics: readonly HelpText[], examples: ReadonlyMap<string, Counts>) {
  const none = countTerms([]);
  const classes = new Map([
    ...topics.map((topic): [string, Counts] => [
      topic.id,
      addCounts([countTerms(phrasesOf(topic)), examples.get(topic.id) ?? none]),
    ]),
    [OTHER, examples.get(OTHER) ?? none],
  ]);
  const all = addCounts([...classes.values()]);
  const words = [...all.of].filter(([term]) => !isPair(term)).sort(([, a], [, b]) => b - a);
  const byTerms = naiveBayes(classes, PRIOR.terms);
  const byGrams = naiveBayes(
    new Map([...classes].map(([name, counts]) => [name, gramCounts(counts)])),
    PRIOR.grams,
  );

  function evidence(question: string) {
    const terms = wordsAndPairs(question);
    const grams = [...new Set(termsOf(question).flatMap(gramsOf))];
    return (name: string) => ({ terms: byTerms(terms, name), grams: byGrams(grams, name) });
  }

  return {
    evidence,
    correct: spelling(words.map(([word]) => word)),
    /** Weight of a word: higher if fewer phrases have it. */
    rarity: (word: string) => Math.log(1 + all.phrases / (1 + (all.of.get(word) ?? 0))),
  };
}
