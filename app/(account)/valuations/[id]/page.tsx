import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { Notice } from '@/components/feedback/notice';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { NumberPlate } from '@/components/listings/number-plate';
import { KeepPartExchange } from '@/components/part-exchange/keep-part-exchange';
import { button, standaloneLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { DeleteValuation } from '@/components/valuation/delete-valuation';
import { PrintButton } from '@/components/valuation/print-button';
import { ResultView } from '@/components/valuation/result-view';
import { ValueAgain } from '@/components/valuation/value-again';
import { requireUser } from '@/lib/core/session/current-user';
import { formatTime } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import { paths, valuationFormPath } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { changeSince, type SavedValuation } from '@/lib/valuation/history';
import { inputsQuery } from '@/lib/valuation/inputs';
import { getMyValuation } from '@/lib/valuation/queries';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ since?: string | string[] }>;
};

export const metadata: Metadata = pageMetadata({
  title: 'Valuation',
  description: 'One of your valuations.',
  path: paths.valuations,
  index: false,
});

async function ValuationPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { since } = await searchParams;
  await requireUser(paths.valuation(id));
  const valuation = await getMyValuation(id);
  // On a dynamic page notFound() renders an empty shell until scripts run:
  // https://github.com/vercel/next.js/issues/62228
  if (!valuation) redirect(paths.missing);
  const before = typeof since === 'string' ? await getMyValuation(since) : null;
  const query = inputsQuery(valuation.inputs);
  // Figures for different inputs are not comparable.
  const earlier = before && `${inputsQuery(before.inputs)}` === `${query}` ? before : null;
  const title = vehicleTitle(valuation.inputs);
  return (
    <>
      <Link href={paths.valuations} className={`${standaloneLink} mb-4 print:hidden`}>
        <Icon name="arrow-left" />
        Valuation History
      </Link>
      {earlier && (
        <div className="mb-6 max-w-xl">
          <Notice icon="refresh" title="Valued again">
            {changeSince(earlier, valuation)}
          </Notice>
        </div>
      )}
      <ResultView
        result={valuation}
        actions={
          <>
            <KeepPartExchange
              car={title}
              miles={valuation.inputs.mileage}
              range={valuation.range80}
            />
            <ValueAgain id={id} title={title} />
            <Link href={valuationFormPath(query)} className={button('secondary', 'small')}>
              Change something
            </Link>
            <PrintButton />
            <DeleteValuation id={id} title={title} />
          </>
        }
      >
        <SavedFacts valuation={valuation} />
      </ResultView>
    </>
  );
}

/** Shows the facts that are saved with a valuation but are not part of its link. */
function SavedFacts({ valuation }: { valuation: SavedValuation }) {
  const { registrationNumber, outwardCode, createdAt } = valuation;
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6 text-ink-2">
      {registrationNumber && <NumberPlate registration={registrationNumber} />}
      {outwardCode && <p>Postcode area {outwardCode}</p>}
      <p>Kept {formatTime(createdAt)}, as it was then. Only you can see it.</p>
    </div>
  );
}

export default withUnavailable('valuation', ValuationPage, <AccountUnavailable />);
