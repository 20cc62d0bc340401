import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { currentRequest } from '../api/request-context';
import { makePrivateFolder } from '../private-files';
import { mailText } from './mail-templates';

/** An email, stored in the mail directory as `<id>.json`. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** ISO 8601. */
  sentAt: string;
}

let written = 0;

/** Writes an email to the directory atomically: a reader never sees a partial file. */
function writeMail(directory: string, message: Omit<Mail, 'id' | 'sentAt'>): Mail {
  makePrivateFolder(directory);
  written += 1;
  const now = new Date();
  const id = `${now.getTime()}-${String(written).padStart(6, '0')}-${process.pid}`;
  const mail: Mail = { id, ...message, sentAt: now.toISOString() };
  const file = path.join(directory, `${id}.json`);
  writeFileSync(`${file}.tmp`, JSON.stringify(mail, null, 2), { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
  return mail;
}

/** Reads the emails in a directory, newest first, optionally only those to one address. */
export function readMail(directory: string, to?: string): Mail[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .map((name): Mail => JSON.parse(readFileSync(path.join(directory, name), 'utf8')))
    .filter((mail) => !to || mail.to.toLowerCase() === to.toLowerCase());
}

/** Removes the emails to one address. */
export function removeMail(directory: string, to: string): void {
  for (const { id } of readMail(directory, to)) rmSync(path.join(directory, `${id}.json`));
}

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
      writeMail(directory, { to, ...(ours ?? { subject, text: text ?? '' }) });
    },
  };
}
