import { allExamples } from './all-examples';
import { helpSearch } from './search-index';
import { searchTexts } from './search-texts';

/** Maximum number of topics an answer links to. */
const MAX_TOPICS = 3;
/** Minimum share of the best topic's score for further topics. */
const MIN_SCORE_SHARE = 0.75;

const { answers } = helpSearch(searchTexts, allExamples);

/** Ids of the topics with which LiveChat answers a question, best first; empty if none answers it. */
export function answersTo(question: string): string[] {
  const found = answers(question);
  const best = found[0]?.score ?? 0;
  return found
    .filter(({ score }) => score >= best * MIN_SCORE_SHARE)
    .slice(0, MAX_TOPICS)
    .map(({ id }) => id);
}
