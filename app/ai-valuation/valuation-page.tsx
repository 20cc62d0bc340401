import { Breadcrumb } from '@/components/layout/breadcrumb';
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
import { CarPicturePlaceholder } from '@/components/valuation/car-picture-placeholder';
import { toCatalogue } from '@/components/valuation/catalogue';
import { LazyValuationForm } from '@/components/valuation/lazy-valuation-form';
import { WhatIfExample } from '@/components/valuation/what-if-example';
import { logError } from '@/lib/core/logging/logger';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleDetail } from '@/lib/listings/types';
import { writeOffLabel } from '@/lib/listings/write-off';
import { paths } from '@/lib/paths';
import { demoPlates } from '@/lib/registry/demo-plates';
import { getMakes } from '@/lib/search/queries';
import { currentOwnFit } from '@/lib/valuation/current-own-fit';
import type { FilledFields } from '@/lib/valuation/inputs';
import { limits, questions, readers, steps } from './content';

const inlineLink = 'font-semibold text-link underline underline-offset-4';

/** Makes and models to choose from; the fields take any others too. */
const loadCatalogue = () =>
  getMakes().then(toCatalogue, (error: unknown) => {
    logError('valuation form', error);
    return [];
  });

type Props = {
  filled?: FilledFields;
  /** The listed vehicle that the form is filled in from. */
  vehicle?: VehicleDetail | null;
};

/** The form, with an explanation of the valuation. */
export async function ValuationPage({ filled, vehicle }: Props) {
  const category = writeOffLabel(vehicle?.writeOff ?? null);
  const [catalogue, own] = await Promise.all([loadCatalogue(), currentOwnFit()]);
  return (
    <main id="main">
      <div className="hero-ground border-b border-line">
        <div className="wrap pb-14 lg:pb-20">
          <Breadcrumb above={[{ label: 'Home', href: paths.home }]} here="AI Valuation" />
          <div id="form" className="pt-8 lg:pt-10">
            <LazyValuationForm
              isEager
              catalogue={catalogue}
              filled={filled}
              demoPlates={demoPlates()}
              placeholder={<CarPicturePlaceholder />}
            >
              <h1 className="text-[clamp(2.5rem,1.8rem+3.4vw,4.25rem)]/[1] tracking-[-0.04em]">
                A value, its range and its reasons
              </h1>
              <p className="mt-5 max-w-[46ch] text-lead text-pretty text-ink-2">
                What such a car is advertised for, how far others spread around it, and what each
                fact adds or takes. No account, and nobody is told.
              </p>
              {vehicle && (
                <p className="mt-4">
                  Filled in from{' '}
                  <Link href={paths.vehicle(vehicle.id)} className={inlineLink}>
                    {vehicleTitle(vehicle)}
                  </Link>
                  , as its seller describes it.
                  {category &&
                    ` It is a ${category}: the figure is of one that never was, which is worth more.`}
                </p>
              )}
            </LazyValuationForm>
          </div>
        </div>
      </div>

      <Section id="steps" title="How it works">
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
        <div className="mt-10 max-w-[44rem]">
          <ValuationExample asking={14_250} />
        </div>
      </Section>

      <Section
        id="changes"
        title="What age and miles take off"
        wide
        lead="Move a slider: these are the figures of one usual car. More miles or a greater age never raise them."
      >
        <WhatIfExample own={own} />
      </Section>

      <Section
        id="bulk"
        title="A whole stock at once"
        lead="Up to 500 cars in a CSV file, and the same file back with a figure, both ranges and a verdict for each."
      >
        <Link href={paths.bulkValuation} className={button('secondary')}>
          Value many cars
        </Link>
      </Section>

      <Section id="for-whom" title="Who it is for">
        <PointList points={readers} />
        <p className="mt-8">
          <Link href={paths.partExchange} className={button('secondary')}>
            What is left with a part exchange
          </Link>
        </p>
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
