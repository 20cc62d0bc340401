import type { Metadata } from 'next';
import { ApiCall } from '@/components/api-docs/api-call';
import { apiSamples } from '@/components/api-docs/api-samples';
import { CallBuilder } from '@/components/api-docs/call-builder';
import { CodeLanguageProvider } from '@/components/api-docs/code-language';
import { CodeMeanings } from '@/components/api-docs/code-meanings';
import { PageHero } from '@/components/marketing/page-hero';
import { PageJsonLd } from '@/components/marketing/page-json-ld';
import { PointList } from '@/components/marketing/point-list';
import { Section } from '@/components/marketing/section';
import { Sheet } from '@/components/marketing/sheet';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'API documentation: REST and GraphQL',
    description:
      'Read Forecourt’s public vehicle data over REST and GraphQL: addresses, keys, limits, errors and sample calls, each of which a test makes.',
    path: paths.apiDocs,
  });
}

const rules = [
  {
    title: 'One key, for reading',
    text: 'The publishable key goes into the apikey header. It reads what any visitor of the site can read, and the database refuses it everything else.',
  },
  {
    title: 'Signed in',
    text: 'A person’s own token in the Authorization header, as Supabase Auth issues it, adds that person’s own rows: favourites, listings, valuations.',
  },
  {
    title: 'Plain types',
    text: 'Prices in whole pounds, mileages in miles, engine sizes in litres, times in ISO 8601 with their zone. Names of columns are those of the database.',
  },
  {
    title: 'Outward codes only',
    text: 'A vehicle’s place is the first half of its postcode, such as BS8, and the centre of that area. There is no way to the second half.',
  },
];

const errors = [
  { code: '401, 42501', meaning: 'The key may not read that table or column.' },
  { code: '401, PGRST301', meaning: 'The token is out of date or damaged: sign in again.' },
  {
    code: '400, PGRST100',
    meaning: 'The query could not be read: compare it with PostgREST’s grammar.',
  },
  { code: '404, PGRST202', meaning: 'There is no such function with those arguments.' },
  { code: '409, 23505', meaning: 'The row exists already.' },
];

const UPLOAD = 'curl -T stock.csv -H \'Content-Type: text/csv\' "$UPLOAD_ADDRESS"';

const uploadAnswers = [
  { code: '202', meaning: 'Received: what it did stands in the history on the stock file page.' },
  { code: '400, 415', meaning: 'There is no file in it, or it is of another kind or compressed.' },
  { code: '404', meaning: 'There is no such address, or it was renewed or ended.' },
  { code: '408, 413', meaning: 'It took longer than a minute to arrive, or is larger than 10 MB.' },
  {
    code: '429, 503',
    meaning:
      'More than twelve files in an hour, or five that wait; or the site is busy. Retry-After says when to send it again.',
  },
];

const groups = [
  {
    id: 'rest',
    title: 'REST',
    kinds: ['REST', 'Function'],
    lead: 'PostgREST over the tables, and functions for what takes more than a filter. Offered by hosted Supabase and by the local backend alike.',
  },
  {
    id: 'graphql',
    title: 'GraphQL',
    kinds: ['GraphQL'],
    lead: 'The same rows under the same rights, by pg_graphql. Hosted Supabase only.',
  },
];

export default function ApiDocsPage() {
  return (
    <main id="main">
      <PageHero
        here="API Documentation"
        title="The data, without the pages"
        lead="Whatever a visitor can read here, a program can read too: the same rows, under the same rights. Each REST call on this page is made by a test before a release."
        actions={
          <>
            <a href="#rest" className={button()}>
              Sample calls
            </a>
            <Link href={paths.contact} className={button('secondary')}>
              Ask for access
            </Link>
          </>
        }
      >
        <Sheet title="Before the first call" aside="Shell">
          <pre className="text-small/relaxed wrap-anywhere whitespace-pre-wrap">
            <code>{'export SUPABASE_URL=…\nexport SUPABASE_PUBLISHABLE_KEY=…'}</code>
          </pre>
          <p className="mt-5 border-t border-line pt-5 text-pretty text-ink-2">
            Calls go to the backend, not to this site’s own address. Both values are in the
            configuration of whoever runs this site. If that is you, you have them; if not, ask for
            access and say what you want to build. There is no key to sign up for on this page.
          </p>
        </Sheet>
      </PageHero>

      <Section id="rules" title="Rules of the house">
        <PointList points={rules} />
      </Section>

      <Section
        id="choose"
        title="Choose, and the call changes"
        lead="Three columns of the table, compared as PostgREST compares them. The call is ready to copy."
      >
        <CallBuilder />
      </Section>

      <CodeLanguageProvider first="curl">
        {groups.map(({ id, title, lead, kinds }) => (
          <Section key={id} id={id} title={title} lead={lead}>
            {apiSamples
              .filter(({ kind }) => kinds.includes(kind))
              .map((sample) => (
                <ApiCall key={sample.id} sample={sample} />
              ))}
          </Section>
        ))}
      </CodeLanguageProvider>

      <Section
        id="upload"
        title="A dealer’s stock, sent by their system"
        lead="This call goes to this site’s own address, not to the backend, and needs no key: a dealer makes its secret address on their stock file page."
      >
        <pre className="text-small/relaxed wrap-anywhere whitespace-pre-wrap">
          <code>{UPLOAD}</code>
        </pre>
        <p className="mt-5 text-pretty text-ink-2">
          PUT or POST one file of up to 10 MB, as the body or as the first file of a form: CSV,
          Excel, XML or JSON, not compressed. It is run within minutes, after those sent before it,
          by the headings and words that the dealer matched by hand.
        </p>
        <div className="mt-5">
          <CodeMeanings meanings={uploadAnswers} />
        </div>
      </Section>

      <Section
        id="errors"
        title="Errors"
        lead="An error has an HTTP status, and a code in its JSON."
      >
        <CodeMeanings meanings={errors} />
      </Section>

      <PageJsonLd here="API Documentation" path={paths.apiDocs} />
    </main>
  );
}
