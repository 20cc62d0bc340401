import 'server-only';
import { headers } from 'next/headers';
import { isLocalHost } from '@/lib/core/http/local-host';
import { env } from '@/lib/env';
import { type Mail, readMail } from '@/lib/mail/mailbox';

const SHOWN = 200;

/** The newest mails of the local mailbox; null if it is not configured or if site or request are not on localhost. */
export async function readMailbox(): Promise<Mail[] | null> {
  const directory = env.mailDirectory();
  const hosts = [(await headers()).get('host'), new URL(env.siteUrl()).host];
  if (!directory || !hosts.every(isLocalHost)) return null;
  return readMail(directory).slice(0, SHOWN);
}
