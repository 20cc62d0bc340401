import { helpSearch } from './search-index';
import { plainAnswer } from './topic';
import { helpTopics } from './topics';

/** Maximum number of topics an answer links to. */
const MAX_TOPICS = 3;
/** Further topics score at least this share of the best topic's score. */
const MIN_SCORE_SHARE = 0.75;

/** What the search finds topics by. */
export const searchTexts = helpTopics.map((topic) => ({
  id: topic.id,
  question: topic.question,
  answer: [plainAnswer(topic), ...(topic.links ?? []).map(({ label }) => label)].join('\n'),
  keywords: topic.keywords.replace(/\s+/g, ' '),
}));

/** The search over all help topics. */
export const topicSearch = helpSearch(searchTexts);

/** Ids of the topics with which LiveChat answers a question, best first; empty if none answers it. */
export function answersTo(question: string): string[] {
  const found = topicSearch.answers(question);
  const best = found[0]?.score ?? 0;
  return found
    .filter(({ score }) => score >= best * MIN_SCORE_SHARE)
    .slice(0, MAX_TOPICS)
    .map(({ id }) => id);
}
