import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthScene } from '@/components/auth/auth-scene';
import { CodeForm } from '@/components/auth/code-form';
import { FactorKey } from '@/components/auth/factor-key';
import { StartFactorForm } from '@/components/auth/start-factor-form';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { PrivateArea } from '@/components/session/private-area';
import { safeNextPath } from '@/lib/auth/next-path';
import { demoCode, readSetUp, verifiedFactor } from '@/lib/auth/second-factor';
import { screens } from '@/lib/core/errors/screens';
import { userOrPostedForm } from '@/lib/core/session/current-user';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = pageMetadata({
  title: 'Second Factor',
  description: 'A code of your authenticator app, beside your password.',
  path: paths.secondFactor,
  index: false,
});

const COPY = {
  start: {
    heading: 'Set up your second factor',
    text: 'Staff sign in with a password and a code of an authenticator app on their phone. Any app for one-time codes will do.',
  },
  setUp: {
    heading: 'Scan this with your app',
    text: 'Or type the key into it by hand. Then enter the code that it shows. We mail you that the app was set up.',
  },
  code: { heading: 'Enter your code', text: 'Your authenticator app shows it, under Forecourt.' },
};

/** Asks staff for the code of their authenticator app, or sets one up. */
async function SecondFactorPage({ searchParams }: Props) {
  const next = safeNextPath((await searchParams).next);
  const user = await userOrPostedForm(next);
  const present = user ? verifiedFactor(user) : undefined;
  if (user && !user.isStaff && !present) redirect(paths.missing);
  const setUp = user && (await readSetUp(user));
  if (user?.hasGivenCode && !setUp) redirect(next);
  const step = setUp ? 'setUp' : user && !present ? 'start' : 'code';
  const code = demoCode(setUp?.factor ?? present);
  return (
    <AuthScene>
      <h1 className="text-display">{COPY[step].heading}</h1>
      <PrivateArea>
        <p className="mt-2 mb-7 text-pretty text-ink-2">{COPY[step].text}</p>
        {setUp && <FactorKey uri={setUp.uri} secret={setUp.key} />}
        {step === 'start' ? (
          <StartFactorForm next={next} label="Show the QR code" />
        ) : (
          <CodeForm next={next} />
        )}
        {code && (
          <p className="mt-5 text-ink-2">
            Demo: the code now is <strong className="text-ink tabular-nums">{code}</strong>. Reload
            the page for the next one.
          </p>
        )}
      </PrivateArea>
    </AuthScene>
  );
}

export default withUnavailable(
  'second factor',
  SecondFactorPage,
  <PageUnavailable text={screens.accountUnavailable} />,
);
