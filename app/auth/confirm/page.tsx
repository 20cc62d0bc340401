import type { Metadata } from 'next';
import { AuthScene } from '@/components/auth/auth-scene';
import { ConfirmForm } from '@/components/auth/confirm-form';
import { nextOfLink } from '@/lib/auth/next-path';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const description = 'Confirm that a link we mailed reached you.';

export const metadata: Metadata = pageMetadata({
  title: 'Confirm',
  description,
  path: paths.confirm,
  index: false,
});

const COPY = {
  recovery: {
    heading: 'Set a new password',
    text: 'One more press and you can choose a new password. Your other devices will be signed out.',
  },
  other: {
    heading: 'Confirm your email address',
    text: 'One more press confirms your address and signs you in.',
  },
};

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** The target of mailed links. A GET changes nothing: mail scanners open links in advance. */
export default async function ConfirmPage({ searchParams }: Props) {
  const { token_hash, type, next } = await searchParams;
  const { heading, text } = type === 'recovery' ? COPY.recovery : COPY.other;
  return (
    <AuthScene>
      <h1 className="text-display">{heading}</h1>
      <p className="mt-2 mb-7 text-pretty text-ink-2">{text}</p>
      <ConfirmForm
        tokenHash={one(token_hash)}
        type={one(type)}
        next={nextOfLink(next, env.siteUrl())}
      />
    </AuthScene>
  );
}
