import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { CheckRecord } from '@/components/history-check/check-record';
import { VehicleSubpage } from '@/components/listings/vehicle-subpage';
import { button } from '@/components/ui/button';
import { type Message, TooManyAttempts } from '@/lib/core/errors/messages';
import { networkFrom } from '@/lib/core/http/rate-limit';
import { isAsked } from '@/lib/history-check/asked';
import { isFound } from '@/lib/history-check/describe';
import { historyCheckMessages as messages } from '@/lib/history-check/messages';
import { checkHistory, hasHistoryCheck } from '@/lib/history-check/queries';
import type { HistoryCheck } from '@/lib/history-check/types';
import { isUuid } from '@/lib/ids';
import { findVehicle } from '@/lib/listings/queries';
import type { VehicleDetail } from '@/lib/listings/types';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({
    title: 'History check',
    description: 'Finance, theft, write-off and plate records of a car.',
    path: paths.historyCheck((await params).id),
    index: false,
  });
}

/** The answer, or why there is none as a message. */
async function loadCheck(vehicle: VehicleDetail): Promise<HistoryCheck | Message> {
  const { registrationNumber, mileage } = vehicle;
  if (!registrationNumber) return messages.noPlate;
  try {
    const network = networkFrom(await headers());
    const found = await checkHistory(registrationNumber, mileage, network);
    if (!found) return messages.off;
    if (found === 'down') return messages.down;
    if (found === 'used up') return messages.usedUp;
    return found === 'unknown vehicle' ? messages.unknown : found;
  } catch (error) {
    if (error instanceof TooManyAttempts) return messages.tooMany;
    throw error;
  }
}

/** The labels of what the seller denies and a record holds. */
const deniedBy = ({ records }: HistoryCheck, { writeOff, financeOwed }: VehicleDetail) => [
  ...(writeOff === 'none' && isFound(records, 'write_off') ? ['insurance write-off'] : []),
  ...(financeOwed === 'none' && isFound(records, 'finance') ? ['finance'] : []),
];

function NoRecord({ title, text }: Message) {
  return (
    <div role="status" className="mt-8">
      <h2 className="text-title">{title}</h2>
      {text && <p className="mt-2 text-pretty text-ink-2">{text}</p>}
    </div>
  );
}

async function HistoryCheckPage({ params, searchParams }: Props) {
  const [{ id }, { show }] = await Promise.all([params, searchParams]);
  if (!isUuid(id)) redirect(paths.missing);
  const vehicle = await findVehicle(id);
  if (!vehicle) redirect(paths.vehicle(id));
  const canAsk = hasHistoryCheck() && vehicle.registrationNumber !== null;
  const result = isAsked(show, await headers()) || !canAsk ? await loadCheck(vehicle) : null;
  return (
    <VehicleSubpage id={id} vehicle={vehicle} here="History check" heading="History check">
      <p className="text-pretty text-ink-2">
        Asks a provider by the number plate and the miles of the advert. It costs you nothing, and
        the seller does not learn of it.
      </p>
      {result && 'records' in result && (
        <CheckRecord check={result} denied={deniedBy(result, vehicle)} />
      )}
      {result && 'title' in result && <NoRecord {...result} />}
      {canAsk && !(result && 'records' in result) && (
        <form method="get" action={paths.historyCheck(id)} className="mt-6">
          <button type="submit" name="show" value="1" className={button('primary', 'large')}>
            {result ? 'Ask again' : 'Show the record'}
          </button>
        </form>
      )}
    </VehicleSubpage>
  );
}

export default withUnavailable(
  'history check',
  HistoryCheckPage,
  <PageUnavailable text="This check could not be reached just now. Try again in a moment." />,
);
