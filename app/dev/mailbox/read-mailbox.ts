import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { headers } from 'next/headers';
import { isLocalHost } from '@/lib/core/http/local-host';

export interface MailboxMessage {
  id: string;
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

const FILE = /^(\d{13}-\d{6}-\d+)\.json$/;
const SHOWN = 200;

/** The local mail directory; null if not configured or if the request is not from localhost. */
async function mailDirectory(): Promise<string | null> {
  const directory = process.env.MAIL_DIRECTORY;
  return directory && isLocalHost((await headers()).get('host')) ? directory : null;
}

/** The newest messages of the local mail directory; null if it is not available. */
export async function readMailbox(): Promise<MailboxMessage[] | null> {
  const directory = await mailDirectory();
  if (!directory) return null;
  const names = await readdir(directory).catch(() => []);
  const newest = names
    .filter((name) => FILE.test(name))
    .sort()
    .reverse()
    .slice(0, SHOWN);
  const messages = await Promise.all(newest.map((name) => readMessage(directory, name)));
  return messages.filter((message) => message !== null);
}

/** One message by id, or null. */
export async function readMailboxMessage(id: string): Promise<MailboxMessage | null> {
  const directory = await mailDirectory();
  const name = `${id}.json`;
  return directory && FILE.test(name) ? readMessage(directory, name) : null;
}

async function readMessage(directory: string, name: string): Promise<MailboxMessage | null> {
  try {
    const { id, to, subject, text, sentAt } = JSON.parse(
      await readFile(path.join(directory, name), 'utf8'),
    );
    return { id: String(id), to: String(to), subject: String(subject), text: String(text), sentAt };
  } catch {
    return null;
  }
}
