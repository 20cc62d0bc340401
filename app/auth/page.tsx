import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthScene } from '@/components/auth/auth-scene';
import { AuthTabs } from '@/components/auth/auth-tabs';
import { ResetForm } from '@/components/auth/reset-form';
import { SignInForm } from '@/components/auth/sign-in-form';
import { SignUpForm } from '@/components/auth/sign-up-form';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { standaloneLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { safeNextPath } from '@/lib/auth/next-path';
import { screens } from '@/lib/core/errors/screens';
import { currentUser } from '@/lib/core/session/current-user';
import { type AuthTab, authPath, paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const COPY: Record<AuthTab, { title: string; heading: string; text: string }> = {
  'sign-in': {
    title: 'Sign In',
    heading: 'Sign in',
    text: 'Your saved cars and settings are where you left them.',
  },
  'sign-up': {
    title: 'Sign Up',
    heading: 'Create an account',
    text: 'It is free. We mail you a link to confirm that the address is yours.',
  },
  reset: {
    title: 'Reset Password',
    heading: 'Reset your password',
    text: 'Type the address of your account. We mail you a link to set a new password, which you can open on any device.',
  },
};

/** The introduction for users who want to sell. */
const SELLING: Partial<Record<AuthTab, string>> = {
  'sign-in': 'Sign in to sell your car.',
  'sign-up':
    'Selling is free, and so is the account that keeps your listing. We mail you a link that leads on to the form.',
};

const tabOf = (tab: unknown): AuthTab => (tab === 'sign-up' || tab === 'reset' ? tab : 'sign-in');

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { title, text } = COPY[tabOf((await searchParams).tab)];
  return pageMetadata({ title, description: text, path: paths.auth, index: false });
}

async function AuthPage({ searchParams }: Props) {
  const query = await searchParams;
  const tab = tabOf(query.tab);
  const next = safeNextPath(query.next);
  // A signed-in user may need a new reset link: /auth/new-password links here.
  if (tab !== 'reset' && (await currentUser())) redirect(next);
  const { heading, text } = COPY[tab];
  return (
    <AuthScene>
      {tab === 'reset' ? (
        <Link href={authPath('sign-in', next)} className={standaloneLink}>
          <Icon name="arrow-left" />
          Back to sign in
        </Link>
      ) : (
        <AuthTabs current={tab} next={next} />
      )}
      <h1 className="mt-8 text-display">{heading}</h1>
      <p className="mt-2 mb-7 text-pretty text-ink-2">
        {(next === paths.sell && SELLING[tab]) || text}
      </p>
      {tab === 'sign-in' && <SignInForm next={next} />}
      {tab === 'sign-up' && <SignUpForm next={next} />}
      {tab === 'reset' && <ResetForm />}
    </AuthScene>
  );
}

export default withUnavailable(
  'auth',
  AuthPage,
  <PageUnavailable text={screens.accountUnavailable} />,
);
