import { helpSearch } from './search';
import { plainAnswer } from './topic';
import { helpTopics } from './topics';

/** The search over all help topics, for the server: the help page's own island searches what it shows. */
export const topicSearch = helpSearch(
  helpTopics.map((topic) => ({
    id: topic.id,
    question: topic.question,
    answer: [plainAnswer(topic), ...(topic.links ?? []).map(({ label }) => label)].join('\n'),
    keywords: topic.keywords,
  })),
);
