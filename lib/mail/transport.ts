import { createTransport } from 'nodemailer';
import { env } from '../env';
import { site } from '../site';
import { writeMail } from './mailbox';

/** A mail to one person. */
export interface OutgoingMail {
  /** A UUID that stays the same when the mail is sent again. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Accepts the POST of RFC 8058, which unsubscribes at once. */
  unsubscribeUrl?: string;
}

export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Below the lease of a claimed mail, so that no other job sends it meanwhile. */
const TIMEOUT_MS = 30_000;

/**
 * Sends by SMTP. Throws nodemailer's errors, also when a server does not respond in time. A mail
 * that is sent again has the same Message-ID, so that mail stores drop the second.
 */
export function smtpTransport(url: string, timeoutMs = TIMEOUT_MS): SendMail {
  if (!/^smtps?:\/\//.test(url)) throw new Error('SMTP_URL must begin with smtp:// or smtps://');
  const transport = createTransport(url);
  const from = env.mailFrom() ?? { name: site.name, address: site.noReplyEmail };
  const host = new URL(env.siteUrl()).hostname;
  return async ({ id, unsubscribeUrl, ...mail }) => {
    await transport.sendMail({
      ...mail,
      from,
      messageId: `<${id}@${host}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
  };
}

/** Writes to the local mailbox, one file for each mail: one that is sent again replaces itself. */
export function mailboxTransport(directory: string): SendMail {
  return async ({ id, to, subject, text, html }) =>
    writeMail(directory, { id, to: to.address, subject, text, html });
}

/** The configured transport: SMTP_URL, else the local mailbox. */
export function mailTransport(): SendMail {
  const url = env.smtpUrl();
  if (url) return smtpTransport(url);
  const directory = env.mailDirectory();
  if (directory) return mailboxTransport(directory);
  throw new Error('SMTP_URL is not set, and no MAIL_DIRECTORY either');
}
