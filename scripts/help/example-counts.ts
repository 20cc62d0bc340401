import { countTerms, writeCounts } from '../../lib/help/counts';
import { searchTexts } from '../../lib/help/search-texts';
import { isPair, wordsAndPairs } from '../../lib/help/terms';
import { OTHER } from '../../lib/help/topic-model';
import { offTopicPhrases, type Question } from './questions';

/** The minimum number of phrases that have a word or pair. */
export type Least = { words: number; pairs: number };

const topicPhrases = searchTexts.flatMap(({ question, keywords }) => [
  question,
  ...keywords.split(','),
]);

/**
 * Counts the words and pairs of questions by topic, and of questions that no topic answers. Leaves out words and pairs
 * that fewer phrases have.
 */
export function exampleCounts(questions: readonly Question[], { words, pairs }: Least) {
  const examples = [...questions, ...offTopicPhrases()];
  const all = countTerms([...topicPhrases, ...examples.map(({ text }) => text)].map(wordsAndPairs));
  const isUseful = (term: string) => (all.of.get(term) ?? 0) >= (isPair(term) ? pairs : words);
  return Object.fromEntries(
    [OTHER, ...searchTexts.map(({ id }) => id)].map((id) => {
      const own = examples.filter(({ topic = OTHER }) => topic === id);
      const counts = countTerms(own.map(({ text }) => wordsAndPairs(text).filter(isUseful)));
      return [id, writeCounts({ ...counts, of: new Map([...counts.of].sort()) })];
    }),
  );
}
