import type { Metadata } from 'next';
import { NotOpen } from '@/components/marketing/not-open';
import { PageHero } from '@/components/marketing/page-hero';
import { PageJsonLd } from '@/components/marketing/page-json-ld';
import { PointList } from '@/components/marketing/point-list';
import { QuestionList } from '@/components/marketing/question-list';
import { Section } from '@/components/marketing/section';
import { Steps } from '@/components/marketing/steps';
import { ValuationExample } from '@/components/marketing/valuation-example';
import { Verdicts } from '@/components/marketing/verdicts';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { RangeLegend } from '@/components/ui/range-legend';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { limits, questions, readers, steps } from './content';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'AI valuation: what a used car is worth',
    description:
      'How Forecourt will value a used car: one figure, two ranges around it and the reasons in pounds. What it asks for, what it cannot know, and how to read it.',
    path: paths.aiValuation,
  });
}

export default function AiValuationPage() {
  return (
    <main id="main">
      <PageHero
        here="AI Valuation"
        title="A value, its range and its reasons"
        lead="A price guide that prints one number hides how sure it is. This one shows the figure, how far such cars spread around it, and what each fact about the car adds or takes."
        actions={
          <>
            <a href="#reading" className={button()}>
              How to read a range
            </a>
            <Link href={paths.vehicles} className={button('secondary')}>
              Browse Vehicles
            </Link>
          </>
        }
      >
        <ValuationExample asking={14_250} />
        <div className="mt-6">
          <NotOpen>
            The form will stand here: registration or make and model, year, mileage, condition, fuel
            and gearbox. It asks for no account and sends nothing to anybody.
          </NotOpen>
        </div>
      </PageHero>

      <Section id="steps" title="How it will work">
        <Steps steps={steps} />
      </Section>

      <Section
        id="reading"
        title="How to read a range"
        wide
        lead="Eight in ten such cars are meant to ask a price within the solid bar, nine in ten within the hatched one. A wide bar is not a fault: it says that the facts given leave much open."
      >
        <div className="mb-6">
          <RangeLegend />
        </div>
        <Verdicts />
      </Section>

      <Section id="for-whom" title="Who it is for">
        <PointList points={readers} />
      </Section>

      <Section
        id="limits"
        title="What it does not do"
        lead="A model has read adverts. It has not seen your car."
      >
        <PointList points={limits} />
      </Section>

      <Section id="questions" title="Questions">
        <QuestionList questions={questions} />
      </Section>

      <PageJsonLd here="AI Valuation" path={paths.aiValuation} questions={questions} />
    </main>
  );
}
