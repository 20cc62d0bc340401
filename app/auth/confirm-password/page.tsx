import type { Metadata } from 'next';
import { AuthScene } from '@/components/auth/auth-scene';
import { ConfirmPasswordForm } from '@/components/auth/confirm-password-form';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { PrivateArea } from '@/components/session/private-area';
import { safeNextPath } from '@/lib/auth/next-path';
import { screens } from '@/lib/core/errors/screens';
import { userOrPostedForm } from '@/lib/core/session/current-user';
import { confirmPasswordPath, paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const title = 'Confirm that it is you';

export const metadata: Metadata = pageMetadata({
  title,
  description: 'Your password, before what cannot be undone.',
  path: paths.confirmPassword,
  index: false,
});

/** Asks a signed-in user for the password again. */
async function ConfirmPasswordPage({ searchParams }: Props) {
  const next = safeNextPath((await searchParams).next);
  const user = await userOrPostedForm(confirmPasswordPath(next));
  return (
    <AuthScene>
      <h1 className="text-display">{title}</h1>
      <PrivateArea>
        <p className="mt-2 mb-7 text-pretty wrap-anywhere text-ink-2">
          {user && (
            <>
              You are signed in as <strong className="text-ink">{user.email}</strong>.{' '}
            </>
          )}
          Some things want a sign-in that is not long ago: decisions of our staff, one of the last
          two hours.
        </p>
        <ConfirmPasswordForm email={user?.email ?? ''} next={next} />
      </PrivateArea>
    </AuthScene>
  );
}

export default withUnavailable(
  'password confirmation',
  ConfirmPasswordPage,
  <PageUnavailable text={screens.accountUnavailable} />,
);
