import type { Metadata } from 'next';
import { CheckList } from '@/components/handover/check-list';
import { NumberedSteps } from '@/components/handover/numbered-steps';
import { PageHero } from '@/components/marketing/page-hero';
import { PageJsonLd } from '@/components/marketing/page-json-ld';
import { PointList } from '@/components/marketing/point-list';
import { QuestionList } from '@/components/marketing/question-list';
import { Section } from '@/components/marketing/section';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import {
  buyerSteps,
  buyerTakes,
  dayChecks,
  order,
  paying,
  questions,
  sellerSteps,
  sellerTakes,
  sources,
} from './content';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Handing over a used car: paying, the V5C, a receipt',
    description:
      'How to pay for a used car without losing the money, what seller and buyer tell DVLA, what to take along, and a bill of sale and receipt to print.',
    path: paths.handingOver,
  });
}

export default function HandingOverPage() {
  return (
    <main id="main">
      <PageHero
        here="Handing over"
        title="Pay, sign, drive away"
        lead="The last hour of a sale between two people: how to pay without losing the money, what each of you tells DVLA, and one page that both sign."
        actions={
          <>
            <Link href={paths.receipt} className={button()}>
              Bill of sale and receipt
            </Link>
            <a href="#paying" className={button('secondary')}>
              How to pay
            </a>
          </>
        }
      >
        <div className="rounded-2 border border-line bg-surface p-6 sm:p-8">
          <h2 className="text-title">The order that protects both</h2>
          <ol className="mt-4 grid list-decimal gap-3 pl-6 text-pretty marker:font-semibold marker:text-ink-3">
            {order.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </PageHero>

      <Section
        id="paying"
        title="How to pay"
        wide
        lead="Money that has left by transfer or in cash is hard to call back. So it leaves last."
      >
        <PointList points={paying} />
      </Section>

      <Section
        id="v5c"
        title="The V5C and DVLA"
        wide
        lead="The steps of a sale within the UK, by the pages of GOV.UK below. For a buyer who takes the car abroad, the Channel Islands and the Isle of Man included, the seller fills in the ‘permanent export’ part instead."
      >
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
          <NumberedSteps title="The seller" steps={sellerSteps} />
          <NumberedSteps title="The buyer" steps={buyerSteps} />
        </div>
        <div className="mt-10">
          <h3 className="text-lead font-semibold">On GOV.UK</h3>
          <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
            {sources.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Section>

      <Section id="take-along" title="What to take along" wide>
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
          <div>
            <h3 className="mb-4 text-title">You buy</h3>
            <CheckList points={buyerTakes} />
          </div>
          <div>
            <h3 className="mb-4 text-title">You sell</h3>
            <CheckList points={sellerTakes} />
          </div>
        </div>
      </Section>

      <Section
        id="on-the-day"
        title="On the day: check"
        lead={
          <>
            Before any money leaves. Thirty more points about the car itself are on its{' '}
            <Link href={paths.arShowroom} className="text-link underline underline-offset-4">
              viewing sheet
            </Link>
            , which AI Inspection makes for each car.
          </>
        }
      >
        <CheckList points={dayChecks} />
      </Section>

      <Section
        id="receipt"
        title="A receipt that both sign"
        lead="One page of A4: the car, the people, the price, what was handed over, and at what hour. Filled in on your device and never sent, or printed blank."
      >
        <Link href={paths.receipt} className={button('secondary')}>
          Open the receipt
        </Link>
      </Section>

      <Section id="questions" title="Questions">
        <QuestionList questions={questions} />
      </Section>

      <PageJsonLd here="Handing over" path={paths.handingOver} questions={questions} />
    </main>
  );
}
