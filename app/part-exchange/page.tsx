import type { Metadata } from 'next';
import { PageHero } from '@/components/marketing/page-hero';
import { PageJsonLd } from '@/components/marketing/page-json-ld';
import { PointList } from '@/components/marketing/point-list';
import { QuestionList } from '@/components/marketing/question-list';
import { Section } from '@/components/marketing/section';
import { Steps } from '@/components/marketing/steps';
import { PartExchangePanel } from '@/components/part-exchange/part-exchange-panel';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { points, questions, steps } from './content';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Part exchange: what is left to pay with your car',
    description:
      'Value your present car as a range, take off what is owed on it, and read beside every car what is left to pay or finance. Kept on your device alone.',
    path: paths.partExchange,
  });
}

export default function PartExchangePage() {
  return (
    <main id="main">
      <PageHero
        here="Part exchange"
        title="What is left to pay, with your car"
        lead="Your present car, valued as a range, less what is owed on it: every car here then says what is left to pay or finance."
      >
        <PartExchangePanel />
      </PageHero>
      <Section id="steps" title="How it works">
        <Steps steps={steps} />
      </Section>
      <Section id="limits" title="What to make of it" wide>
        <PointList points={points} />
      </Section>
      <Section id="questions" title="Questions">
        <QuestionList questions={questions} />
      </Section>
      <PageJsonLd here="Part exchange" path={paths.partExchange} questions={questions} />
    </main>
  );
}
