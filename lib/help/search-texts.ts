import { plainAnswer } from './topic';
import { helpTopics } from './topics';

/** The texts by which the search finds topics. */
export const searchTexts = helpTopics.map((topic) => ({
  id: topic.id,
  question: topic.question,
  answer: [plainAnswer(topic), ...(topic.links ?? []).map(({ label }) => label)].join('\n'),
  keywords: topic.keywords.replace(/\s+/g, ' '),
}));
