import type { Metadata } from 'next';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { PageHeading } from '@/components/account/page-heading';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { DealerState } from '@/components/selling/dealer-state';
import { SellerForm } from '@/components/selling/seller-form';
import { userOrPostedForm } from '@/lib/core/session/current-user';
import { paths } from '@/lib/paths';
import { getMySeller } from '@/lib/selling/queries';
import { publicName } from '@/lib/selling/seller';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Seller details',
  description: 'What buyers see of you, and how they reach you.',
  path: paths.sellerDetails,
  index: false,
});

async function SellerDetailsPage() {
  const user = await userOrPostedForm(paths.sellerDetails);
  const seller = user && (await getMySeller());
  const details = seller ?? {
    name: publicName(user?.fullName ?? ''),
    type: 'private' as const,
    phone: null,
    postcode: null,
    about: null,
  };
  const { name, type, phone, postcode, about } = details;
  return (
    <>
      <PageHeading title="Seller details">
        What buyers see of you, and how they reach you. Your e-mail address is never shown.
      </PageHeading>
      <div className="mt-8">
        <SellerForm seller={user && { name, type, phone, postcode, about }} />
      </div>
      <section aria-labelledby="dealer" className="mt-12 border-t border-line pt-8">
        <h2 id="dealer" className="mb-3 text-title">
          Dealers
        </h2>
        <DealerState seller={seller} />
      </section>
    </>
  );
}

export default withUnavailable('seller details', SellerDetailsPage, <AccountUnavailable />);
