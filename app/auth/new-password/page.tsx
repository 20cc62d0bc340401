import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthScene } from '@/components/auth/auth-scene';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { PrivateArea } from '@/components/session/private-area';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { hasRecoveryGrant } from '@/lib/auth/recovery-grant';
import { verifiedFactor } from '@/lib/auth/second-factor';
import { screens } from '@/lib/core/errors/screens';
import { currentUser } from '@/lib/core/session/current-user';
import { authPath, paths, secondFactorPath } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

const title = 'New Password';

export const metadata: Metadata = pageMetadata({
  title,
  description: 'Choose a new password for your account.',
  path: paths.newPassword,
  index: false,
});

/** The form for a new password, after a reset link. */
async function NewPasswordPage() {
  const user = await currentUser();
  const isAllowed = user !== null && (await hasRecoveryGrant(user.id));
  // The auth service requires the code before a new password, and the code's page leads back here.
  if (isAllowed && verifiedFactor(user) && !user.hasGivenCode) {
    redirect(secondFactorPath(paths.home));
  }
  return (
    <AuthScene>
      <h1 className="text-display">Choose a new password</h1>
      {isAllowed ? (
        <PrivateArea>
          <p className="mt-2 mb-7 wrap-anywhere text-ink-2">
            For <strong className="text-ink">{user.email}</strong>. Your other devices will be
            signed out.
          </p>
          <NewPasswordForm email={user.email} />
        </PrivateArea>
      ) : (
        <>
          <p className="mt-2 mb-7 text-pretty text-ink-2">
            A new password is set with a link that we mail you, within a quarter of an hour of
            opening it. Please ask for a new one.
          </p>
          <Link href={authPath('reset')} className={button()}>
            Ask for a new link
          </Link>
        </>
      )}
    </AuthScene>
  );
}

export default withUnavailable(
  'new password',
  NewPasswordPage,
  <PageUnavailable text={screens.accountUnavailable} />,
);
