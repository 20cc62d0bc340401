import { PageHero } from '@/components/marketing/page-hero';
import { PageJsonLd } from '@/components/marketing/page-json-ld';
import { QuestionList } from '@/components/marketing/question-list';
import { RecordTable } from '@/components/marketing/record-table';
import { Section } from '@/components/marketing/section';
import { Steps } from '@/components/marketing/steps';
import { OdometerExample } from '@/components/registry/odometer-example';
import { RegistryStatus, type Status } from '@/components/registry/registry-status';
import { button, standaloneLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { registries } from '@/lib/registry/registries';
import type { Registry } from '@/lib/registry/types';
import { officialServices, questions, steps } from './content';

type Props = { statuses: Record<Registry, Status> };

/** The content of the page, with the current state of the registries. */
export function DvlaIntegration({ statuses }: Props) {
  return (
    <main id="main">
      <PageHero
        here="DVLA Integration"
        title="What the record says of a car"
        lead="Two public registries know a car by its number plate. This page says whether this site asks them, what it makes of their answers, and where you can ask them yourself, free of charge."
        actions={
          <a href="#official" className={button()}>
            Official services
          </a>
        }
      >
        <RegistryStatus statuses={statuses} />
        <p className="mt-4 text-small text-pretty text-ink-3">
          The state is read from this site’s configuration, the times from what it has kept.
          Forecourt is no partner of DVLA or DVSA.
        </p>
      </PageHero>

      <Section
        id="looked-up"
        title="What can be looked up"
        lead="Neither registry tells who keeps a car, and neither knows what is owed on it."
      >
        <RecordTable />
      </Section>

      <Section id="steps" title="What it is used for">
        <Steps steps={steps} />
      </Section>

      <Section
        id="compared"
        title="Turn the miles back"
        lead="The check that every listing with a plate gets. Set what the advert says, and read what the page of such a car would."
      >
        <OdometerExample />
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
          {Object.values(registries).map(({ keeper, name, documentation }, index) => (
            <span key={keeper}>
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
