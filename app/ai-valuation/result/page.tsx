import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { Notice } from '@/components/feedback/notice';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ShareButton } from '@/components/listings/share-button';
import { VehicleGrid } from '@/components/listings/vehicle-grid';
import { KeepPartExchange } from '@/components/part-exchange/keep-part-exchange';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PrintButton } from '@/components/valuation/print-button';
import { ResultView } from '@/components/valuation/result-view';
import { logError } from '@/lib/core/logging/logger';
import { getComparableVehicles } from '@/lib/listings/queries';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleSummary } from '@/lib/listings/types';
import { paths, valuationFormPath, valuationResultPath } from '@/lib/paths';
import { getMakes } from '@/lib/search/queries';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentOwnFit } from '@/lib/valuation/current-own-fit';
import { inputsQuery, queryOf, readFields, readInputs } from '@/lib/valuation/inputs';
import { knownNames } from '@/lib/valuation/known-names';
import { refuseValuation } from '@/lib/valuation/limits';
import { whyNoFigure } from '@/lib/valuation/no-figure';
import { resultOf, whatIf } from '@/lib/valuation/result';
import type { ValuationInputs } from '@/lib/valuation/schema';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The car of a query with its names in the known spelling; null if the query is not a complete car. */
async function loadCar(query: URLSearchParams) {
  const typed = readInputs(query);
  if (!typed) return null;
  const makes = await getMakes().catch((error: unknown) => {
    logError('names of a valued car', error);
    return [];
  });
  const { names, isKnown } = knownNames(typed, makes);
  return { inputs: { ...typed, ...names }, isKnown };
}

/** Link previews show a title as if the site had written it, so unknown names are left out. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const car = await loadCar(queryOf(await searchParams));
  return {
    ...pageMetadata({
      title: car?.isKnown ? `Valuation: ${vehicleTitle(car.inputs)}` : 'Valuation of a car',
      description: 'What such a car is advertised for, how far others spread around it, and why.',
      path: paths.aiValuation,
      index: false,
    }),
    formatDetection: { telephone: false },
  };
}

const TRAIL = [
  { label: 'Home', href: paths.home },
  { label: 'AI Valuation', href: paths.aiValuation },
];

type WithoutFigureProps = { title: string; text: string; children?: ReactNode };

/** The page for a car that has no figure, or for a network that has requested too many. */
function WithoutFigure({ title, text, children }: WithoutFigureProps) {
  return (
    <main id="main" className="wrap w-full pb-20 lg:pb-28">
      <Breadcrumb above={TRAIL} here="Result" />
      <h1 className="mt-6 text-display wrap-anywhere">{title}</h1>
      <p className="mt-3 max-w-[68ch] text-pretty text-ink-2">{text}</p>
      {children}
    </main>
  );
}

/** Comparable vehicles for sale, without a value those of the model alone; none if the backend fails. */
const loadComparable = (inputs: ValuationInputs, value: number) =>
  getComparableVehicles(inputs, value).catch((error: unknown) => {
    logError('comparable vehicles', error);
    return [];
  });

function Comparable({ vehicles }: { vehicles: VehicleSummary[] }) {
  if (vehicles.length === 0) return null;
  return (
    <section aria-labelledby="comparable" className="mt-14 border-t border-line pt-10 print:hidden">
      <h2 id="comparable" className="mb-6 text-title">
        Nearest for sale here
      </h2>
      <VehicleGrid vehicles={vehicles} columns={4} />
    </section>
  );
}

/** Links to the form, filled in or empty. */
function FormLinks({ inputs }: { inputs: ValuationInputs }) {
  return (
    <>
      <Link href={valuationFormPath(inputsQuery(inputs))} className={button('secondary', 'small')}>
        Change something
      </Link>
      <a href={`${paths.aiValuation}#form`} className={button('secondary', 'small')}>
        Value another car
      </a>
    </>
  );
}

export default async function ValuationResultPage({ searchParams }: Props) {
  const query = queryOf(await searchParams);
  const car = await loadCar(query);
  if (!car) redirect(valuationFormPath(new URLSearchParams(readFields(query))));
  const refusal = await refuseValuation('result');
  if (refusal) return <WithoutFigure {...refusal} text={refusal.text ?? ''} />;
  const { inputs } = car;
  const none = whyNoFigure(inputs);
  if (none)
    return (
      <WithoutFigure title={vehicleTitle(inputs)} text={none}>
        <div className="mt-8 flex flex-wrap gap-3">
          <FormLinks inputs={inputs} />
        </div>
        <Comparable vehicles={await loadComparable(inputs, 0)} />
      </WithoutFigure>
    );
  const own = await currentOwnFit();
  const result = resultOf(inputs, { own });
  const vehicles = await loadComparable(inputs, result.value);
  const link = inputsQuery(inputs);
  return (
    <main id="main" className="wrap w-full pb-20 lg:pb-28">
      <div className="print:hidden">
        <Breadcrumb above={TRAIL} here="Result" />
      </div>
      {query.get('kept') === 'no' && (
        <div className="mt-6 max-w-xl print:hidden">
          <Notice icon="alert" title="Not kept in your history">
            The figure stands, but it could not be saved just now. Value the car again later to keep
            it.
          </Notice>
        </div>
      )}
      <div className="mt-6">
        <ResultView
          result={result}
          grid={whatIf(result, own)}
          actions={
            <>
              <KeepPartExchange
                car={vehicleTitle(inputs)}
                miles={inputs.mileage}
                range={result.range80}
              />
              <FormLinks inputs={inputs} />
              <ShareButton
                title={`Valuation: ${vehicleTitle(inputs)}`}
                path={valuationResultPath(link)}
                className={button('secondary', 'small')}
              >
                Share
              </ShareButton>
              <PrintButton />
            </>
          }
        >
          <Comparable vehicles={vehicles} />
        </ResultView>
      </div>
    </main>
  );
}
