import type { Metadata } from 'next';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { DeleteForm } from '@/components/account/delete-form';
import { DeletionContents } from '@/components/account/deletion-contents';
import { PageHeading } from '@/components/account/page-heading';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { requireUser } from '@/lib/core/session/current-user';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Delete Account',
  description: 'The last question before your account is deleted.',
  path: paths.deleteAccount,
  index: false,
});

/** The confirmation dialog of Settings as a page, for browsers without JavaScript. */
async function DeleteAccountPage() {
  const { email } = await requireUser(paths.deleteAccount);
  return (
    <div className="max-w-xl">
      <PageHeading title="Delete your account?" />
      <div className="mt-6">
        <DeletionContents />
      </div>
      <DeleteForm
        email={email}
        cancel={
          <Link href={paths.settings} className={button('secondary', 'medium')}>
            Cancel
          </Link>
        }
      />
    </div>
  );
}

export default withUnavailable('delete account', DeleteAccountPage, <AccountUnavailable />);
