import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { writeMail } from '../../../lib/mail/mailbox';
import { currentRequest } from '../api/request-context';
import { accountMail } from './mail-templates';

let written = 0;

function nextMailId(): string {
  written += 1;
  return `${Date.now()}-${String(written).padStart(6, '0')}-${process.pid}`;
}

/** Mails that something about an account has changed. */
export function sendNotice(
  directory: string,
  to: string,
  kind: 'mfa_factor_enrolled' | 'mfa_factor_unenrolled',
  siteUrl: string,
): void {
  const mail = accountMail(kind, siteUrl);
  if (mail) writeMail(directory, { id: nextMailId(), to, ...mail });
}

/**
 * Mail driver for @supabase/lite. Lite's own link points to the auth API, loses the redirect and works
 * in one browser only, so the email is rendered again around its token (see accountMail).
 */
export function mailDriver(
  directory: string,
  siteUrl: string,
  actionOf: (linkType: string) => string,
): EmailDriver {
  return {
    async send({ to, subject, text }: EmailMessage) {
      const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text ?? '')?.[0];
      const parameters = link ? new URL(link).searchParams : null;
      const ours = parameters
        ? accountMail(actionOf(parameters.get('type') ?? ''), siteUrl, {
            tokenHash: parameters.get('token') ?? '',
            redirectTo: currentRequest()?.redirectTo ?? '',
          })
        : null;
      writeMail(directory, { id: nextMailId(), to, ...(ours ?? { subject, text: text ?? '' }) });
    },
  };
}
