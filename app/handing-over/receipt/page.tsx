import type { Metadata } from 'next';
import { Notice } from '@/components/feedback/notice';
import { PrintReceipt } from '@/components/handover/print-receipt';
import { ReceiptSheet } from '@/components/handover/receipt-sheet';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { BackendError } from '@/lib/core/errors/messages';
import { logError } from '@/lib/core/logging/logger';
import { BLANK_RECEIPT, receiptFrom } from '@/lib/handover/receipt';
import { isUuid } from '@/lib/ids';
import { findVehicle } from '@/lib/listings/queries';
import { vehicleTitle } from '@/lib/listings/title';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { viewingSheetPath } from '@/lib/showroom/tools';
import './receipt.css';

type Query = { vehicle?: string | string[] };
type Props = { searchParams: Promise<Query> };

/** Search engines are led to the page that explains it. */
export const metadata: Metadata = pageMetadata({
  title: 'Bill of sale and receipt for a car, to print',
  description:
    'One page of A4 for both signatures: the car, the people, the price, what was handed over. Filled in on your device and never sent, or printed blank.',
  path: paths.handingOver,
  index: false,
  follow: true,
});

/** The car of a query; null without one, 'gone' where it is not for sale, 'failed' if the backend fails. */
async function loadCar({ vehicle }: Query) {
  if (vehicle === undefined || vehicle === '') return null;
  if (!isUuid(vehicle)) return 'gone';
  try {
    return (await findVehicle(vehicle)) ?? 'gone';
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    logError('receipt', error);
    return 'failed';
  }
}

const BLANK_BECAUSE = {
  gone: 'The car of this address is not, or no longer, for sale here. Fill in its facts from the V5C.',
  failed:
    'The advert could not be read just now. Reload the page to try again, or fill in the facts from the V5C.',
};

export default async function ReceiptPage({ searchParams }: Props) {
  const found = await loadCar(await searchParams);
  const car = typeof found === 'string' ? null : found;
  return (
    <main id="main">
      <div className="wrap pb-24 print:max-w-none print:p-0">
        <div className="print:hidden">
          <Breadcrumb
            above={[
              { label: 'Home', href: paths.home },
              { label: 'Handing over', href: paths.handingOver },
            ]}
            here="Receipt"
          />
        </div>
        <h1 className="pt-6 text-display print:pt-0 print:text-[15pt]!">
          Bill of sale and receipt for a car
        </h1>
        <div className="mt-4 max-w-[68ch] print:hidden">
          {typeof found === 'string' && (
            <div className="mb-6">
              <Notice icon="alert" title="Not filled in">
                {BLANK_BECAUSE[found]}
              </Notice>
            </div>
          )}
          <p className="text-lead text-pretty text-ink-2">
            {car
              ? 'Filled in from the advert, the price and the miles too: change them to what you agreed and to what the display shows. '
              : 'Type into it, or print it blank and use a pen. '}
            Print two copies, sign both, and keep one each.
          </p>
          <p className="mt-3 text-pretty text-ink-2">
            You fill it in on this device and it is never sent. It is kept nowhere: once you leave
            or reload the page, what you typed is gone, so print it first.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <PrintReceipt />
            <Link href={paths.handingOver} className={button('secondary')}>
              Paying and the V5C
            </Link>
            {car && (
              <Link href={viewingSheetPath({ vehicle: car.id })} className={button('secondary')}>
                Viewing sheet of the {vehicleTitle(car)}
              </Link>
            )}
          </div>
          <p className="only-without-script mt-4 text-pretty text-ink-2">
            Your browser’s own menu prints the page. It needs no JavaScript.
          </p>
        </div>
        <ReceiptSheet receipt={car ? receiptFrom(car) : BLANK_RECEIPT} />
      </div>
    </main>
  );
}
