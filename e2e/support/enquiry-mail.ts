import { expect } from '@playwright/test';
import { type Mail, readMail } from '../../lib/mail/mailbox';
import { currentStack } from './stack';

/** The newest mail to an address with this subject; waits until the job has sent it. */
export async function waitForMail(to: string, subject: RegExp): Promise<Mail> {
  const find = () =>
    readMail(currentStack().mailDirectory, to).find((mail) => subject.test(mail.subject));
  const message = `mail to ${to} about ${subject}`;
  await expect.poll(find, { message, timeout: 20_000 }).toBeDefined();
  return find() as Mail;
}

/** The path of the link in a mail that follows this label, such as 'Read and reply'. */
export function linkIn({ text }: Mail, label: string): string {
  const [, url = ''] = text.split(`\n${label}:\n`)[1]?.match(/^(\S+)/) ?? [];
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
