import type { Counts } from '../../lib/help/confidence';
import { confidence, countTerms, wordsAndPairs } from '../../lib/help/confidence';
import { searchTexts } from '../../lib/help/topic-search';
import type { Question } from './questions';

/** Counts the words and pairs of questions that no topic answers, as far as the topics have them. */
export function offTopicCounts(questions: readonly Question[]): Counts {
  const { knows } = confidence(searchTexts);
  const counts = countTerms(questions.map(({ text }) => wordsAndPairs(text)));
  return { ...counts, of: new Map([...counts.of].filter(([term]) => knows(term)).sort()) };
}
