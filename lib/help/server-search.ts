import { helpSearch } from './search-index';
import { plainAnswer } from './topic';
import { helpTopics } from './topics';

/** The server's index of all help topics; in the browser the help page indexes its own DOM. */
export const topicSearch = helpSearch(
  helpTopics.map((topic) => ({
    id: topic.id,
    question: topic.question,
    answer: [plainAnswer(topic), ...(topic.links ?? []).map(({ label }) => label)].join('\n'),
    keywords: topic.keywords,
  })),
);
