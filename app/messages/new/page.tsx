import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AccountEnquiryForm } from '@/components/enquiries/account-enquiry-form';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { VehicleLine } from '@/components/listings/vehicle-line';
import { AccountOfferForm } from '@/components/offers/account-offer-form';
import { MessagePartExchange } from '@/components/part-exchange/message-part-exchange';
import { standaloneLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { screens } from '@/lib/core/errors/screens';
import { currentUser } from '@/lib/core/session/current-user';
import { openerOf, suggestedViewing, viewingDays } from '@/lib/enquiries/openers';
import { isUuid } from '@/lib/ids';
import { findVehicle } from '@/lib/listings/queries';
import { questionsOf } from '@/lib/listings/said';
import { vehicleTitle } from '@/lib/listings/title';
import { offerDays } from '@/lib/offers/days';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const titleOf = (offer: unknown) => (offer === undefined ? 'Send a message' : 'Make an offer');

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { offer } = await searchParams;
  return pageMetadata({
    title: titleOf(offer),
    description: 'Write to the seller of a car.',
    path: paths.messages,
    index: false,
  });
}

/** Advice to read before the user agrees to anything. */
function SafetyAdvice() {
  return (
    <aside aria-labelledby="safety" className="max-w-[28rem] xl:pt-11">
      <h2 id="safety" className="text-title">
        Before you agree anything
      </h2>
      <ul className="mt-4 grid gap-3 text-ink-2">
        <li>See the car, and its V5C log book, before you pay.</li>
        <li>Send no deposit to hold a car you have not seen.</li>
        <li>Keep to this conversation: somebody who wants to move elsewhere may have a reason.</li>
      </ul>
      <Link href={paths.helpTopic('spot-a-scam')} className={`${standaloneLink} mt-3`}>
        How to recognise a scam
        <Icon name="arrow-right" />
      </Link>
    </aside>
  );
}

async function NewMessagePage({ searchParams }: Props) {
  const { vehicle: id, ask, offer } = await searchParams;
  if (!isUuid(id)) redirect(paths.missing);
  const [vehicle, user] = await Promise.all([findVehicle(id), currentUser()]);
  // The vehicle's own page says with a 404 that it is gone.
  if (!vehicle) redirect(paths.vehicle(id));
  const question = questionsOf(ask, vehicle);
  const now = new Date();
  const sender = user && (user.fullName.trim() || 'Forecourt user');
  const form = {
    vehicle: vehicle.id,
    opener: openerOf(ask),
    question,
    unsaid: question && typeof ask === 'string' ? ask.split(',') : [],
    viewing: suggestedViewing(now),
    days: viewingDays(now),
  };
  return (
    <main id="main">
      <div className="wrap pb-24">
        <Breadcrumb
          above={[
            { label: 'Vehicles', href: paths.vehicles },
            { label: vehicleTitle(vehicle), href: paths.vehicle(vehicle.id) },
          ]}
          here={titleOf(offer)}
        />
        <h1 className="pt-6 text-display">{titleOf(offer)}</h1>
        <div className="grid gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,42rem)_1fr]">
          <div className="min-w-0">
            <div className="mt-6 mb-8 border-y border-line py-5">
              <VehicleLine vehicle={vehicle} />
            </div>
            {offer === undefined ? (
              <AccountEnquiryForm {...form} extra={<MessagePartExchange />} sender={sender} />
            ) : (
              <AccountOfferForm
                vehicle={vehicle.id}
                price={vehicle.price}
                days={offerDays(now)}
                sender={sender}
              />
            )}
          </div>
          <SafetyAdvice />
        </div>
      </div>
    </main>
  );
}

export default withUnavailable(
  'new message',
  NewMessagePage,
  <PageUnavailable text={screens.accountUnavailable} />,
);
