import type { Metadata } from 'next';
import { PageHero } from '@/components/marketing/page-hero';
import { PageJsonLd } from '@/components/marketing/page-json-ld';
import { QuestionList } from '@/components/marketing/question-list';
import { RecordTable } from '@/components/marketing/record-table';
import { RegistryStatus } from '@/components/marketing/registry-status';
import { Section } from '@/components/marketing/section';
import { Steps } from '@/components/marketing/steps';
import { button, standaloneLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { registries } from '@/lib/registry/registries';
import { pageMetadata } from '@/lib/seo/metadata';
import { officialServices, questions, steps } from './content';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'DVLA integration and MOT history',
    description:
      'Which UK registries Forecourt can ask about a car, whether they are configured on this site, what they know and what they do not, and the official services.',
    path: paths.dvlaIntegration,
  });
}

export default function DvlaIntegrationPage() {
  return (
    <main id="main">
      <PageHero
        here="DVLA Integration"
        title="What the record says of a car"
        lead="Two public registries know a car by its number plate. This page says whether this site can ask them, and where you can ask them yourself, free of charge."
        actions={
          <a href="#official" className={button()}>
            Official services
          </a>
        }
      >
        <RegistryStatus />
        <p className="mt-4 text-small text-pretty text-ink-3">
          The status is read from this site’s configuration and nothing else. Forecourt is no
          partner of DVLA or DVSA.
        </p>
      </PageHero>

      <Section
        id="looked-up"
        title="What can be looked up"
        lead="Neither registry tells who keeps a car, and neither knows what is owed on it."
      >
        <RecordTable />
      </Section>

      <Section id="steps" title="What it will be used for">
        <Steps steps={steps} />
      </Section>

      <Section
        id="official"
        title="Official services"
        lead="On GOV.UK, in the hands of those who keep the record. All but taxing a car are free."
      >
        <ul className="border-b border-line">
          {officialServices.map(({ label, href, text }) => (
            <li key={href} className="border-t border-line py-4">
              <a href={href} rel="external noopener" className={standaloneLink}>
                {label}
              </a>
              <p className="text-pretty text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-pretty text-ink-2">
          For those who write programs:{' '}
          {registries().map(({ id, keeper, name, documentation }, index) => (
            <span key={id}>
              {index > 0 && ' and '}
              <a
                href={documentation}
                rel="external noopener"
                className="text-link underline underline-offset-3"
              >
                {keeper} {name} API
              </a>
            </span>
          ))}
          .
        </p>
      </Section>

      <Section id="questions" title="Questions">
        <QuestionList questions={questions} />
      </Section>

      <PageJsonLd here="DVLA Integration" path={paths.dvlaIntegration} questions={questions} />
    </main>
  );
}
