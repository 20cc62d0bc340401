import type { Metadata } from 'next';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { Avatar } from '@/components/account/avatar';
import { PageHeading } from '@/components/account/page-heading';
import { ProfileForm } from '@/components/account/profile-form';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { userOrPostedForm } from '@/lib/core/session/current-user';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Profile',
  description: 'Your name, telephone number and picture.',
  path: paths.profile,
  index: false,
});

async function ProfilePage() {
  const user = await userOrPostedForm(paths.profile);
  return (
    <>
      <PageHeading title="Profile">
        How you appear in your own account. Other people do not see it.
      </PageHeading>
      {user && (
        <div className="mt-8 flex items-center gap-5">
          <Avatar name={user.fullName || user.email} url={user.avatarUrl} />
          <div className="min-w-0">
            <p className="text-lead font-semibold wrap-anywhere">
              {user.fullName || 'No name yet'}
            </p>
            <p className="text-ink-3 wrap-anywhere">{user.email}</p>
          </div>
        </div>
      )}
      <div className="mt-8">
        <ProfileForm user={user} />
      </div>
    </>
  );
}

export default withUnavailable('profile', ProfilePage, <AccountUnavailable />);
