import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { writeMail } from '../../../lib/mail/mailbox';
import { currentRequest } from '../api/request-context';
import { mailText, NOTICES } from './mail-templates';

let written = 0;

function nextMailId(): string {
  written += 1;
  return `${Date.now()}-${String(written).padStart(6, '0')}-${process.pid}`;
}

/** Mails that something about an account has changed. */
export const sendNotice = (directory: string, to: string, kind: keyof typeof NOTICES): void =>
  writeMail(directory, { id: nextMailId(), to, ...NOTICES[kind] });

/**
 * Mail driver for @supabase/lite. Lite's own link points to the auth API, loses the redirect and works
 * in one browser only, so the email is rendered again around its token (see mailText).
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
        ? mailText(
            actionOf(parameters.get('type') ?? ''),
            parameters.get('token') ?? '',
            siteUrl,
            currentRequest()?.redirectTo,
          )
        : null;
      writeMail(directory, { id: nextMailId(), to, ...(ours ?? { subject, text: text ?? '' }) });
    },
  };
}
