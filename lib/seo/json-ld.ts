import type {
  BreadcrumbList,
  CarLeaf,
  FAQPage,
  MergeLeafTypes,
  Organization,
  ProductLeaf,
  Thing,
  WebSite,
} from 'schema-dts';
import { env } from '../env';
import { paths } from '../paths';
import { site } from '../site';

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Google's rich results accept a car only if it is also a product. */
type CarProduct = MergeLeafTypes<[ProductLeaf, CarLeaf]>;

type Entity = Exclude<Thing, string> | CarProduct;

/** A JSON-LD document. The library's own type lacks entities of two types. */
export type JsonLdGraph = { '@context': 'https://schema.org'; '@graph': Entity[] };

/** Combines entities into one JSON-LD document. */
export const graph = (...things: Entity[]): JsonLdGraph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/** Serialises JSON-LD for a script element; escapes text that could close the element. */
export const jsonLdText = (data: JsonLdGraph) =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');

/** The breadcrumb from the root down; the last entry is the page itself. */
export const breadcrumbList = (trail: { label: string; href: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: env.siteUrl() + href,
  })),
});

/** Questions with their answers, in the text shown on the page. */
export const faqPage = (
  questions: readonly { question: string; answer: readonly string[] }[],
): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
  })),
});

const organizationId = () => `${env.siteUrl()}/#organization`;

/** The business that runs the site. */
export const organization = (): Exclude<Organization, string> => ({
  '@type': 'Organization',
  '@id': organizationId(),
  name: site.name,
  url: env.siteUrl() + paths.home,
  description: site.description,
  logo: `${env.siteUrl()}/icon.svg`,
});

export const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': `${env.siteUrl()}/#website`,
  name: site.name,
  url: env.siteUrl() + paths.home,
  description: site.description,
  inLanguage: 'en-GB',
  publisher: { '@id': organizationId() },
});
