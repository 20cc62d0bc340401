import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { DecisionLog } from '@/components/staff/decision-log';
import { NoteList } from '@/components/staff/note-list';
import { PersonRecordCard } from '@/components/staff/person-record';
import { SellerContact } from '@/components/staff/seller-contact';
import { SellerListings } from '@/components/staff/seller-listings';
import { StaffSection } from '@/components/staff/staff-section';
import { screens } from '@/lib/core/errors/screens';
import { requireStaff } from '@/lib/core/session/current-user';
import { isUuid } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { getSeller } from '@/lib/staff/queries';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Seller', robots: { index: false, follow: false } };

type Props = { params: Promise<{ id: string }> };

/** All data that staff have about a seller. */
async function StaffSellerPage({ params }: Props) {
  const { id } = await params;
  await requireStaff(paths.staffSeller(id));
  const seller = isUuid(id) ? await getSeller(id) : null;
  if (!seller) redirect(paths.missing);
  const { name, record, contact, vehicles, decisions, notes } = seller;
  return (
    <main id="main" className="wrap w-full flex-1 pt-8 pb-24">
      <h1 className="mb-3 text-display wrap-anywhere">{name}</h1>
      <PersonRecordCard record={record} named={false} />
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-10">
          <StaffSection title="Listings">
            {vehicles.length > 0 ? (
              <SellerListings vehicles={vehicles} />
            ) : (
              <p className="text-ink-2">None.</p>
            )}
          </StaffSection>
          <StaffSection title="Decisions">
            {decisions.length > 0 ? (
              <DecisionLog entries={decisions} />
            ) : (
              <p className="text-ink-2">None.</p>
            )}
          </StaffSection>
        </div>
        <div className="grid content-start gap-10 max-lg:order-first">
          <StaffSection title="Contact details">
            <SellerContact contact={contact} />
          </StaffSection>
          <StaffSection title="Notes">
            <NoteList notes={notes} subject="seller" id={id} shortcut={false} />
          </StaffSection>
        </div>
      </div>
    </main>
  );
}

export default withUnavailable(
  'staff seller',
  StaffSellerPage,
  <PageUnavailable text={screens.accountUnavailable} />,
);
