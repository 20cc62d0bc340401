import type { FAQPage } from 'schema-dts';
import { env } from '../env';
import { paths } from '../paths';
import { plainAnswer } from './topic';
import { helpTopics } from './topics';

/** Structured data of all help topics. */
export const helpJsonLd = (): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${env.siteUrl()}${paths.help}#faq`,
  url: env.siteUrl() + paths.help,
  inLanguage: 'en-GB',
  mainEntity: helpTopics.map((topic) => ({
    '@type': 'Question',
    '@id': env.siteUrl() + paths.helpTopic(topic.id),
    name: topic.question,
    acceptedAnswer: { '@type': 'Answer', text: plainAnswer(topic) },
  })),
});
