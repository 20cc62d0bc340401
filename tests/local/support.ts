import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readMail } from '@/lib/mail/mailbox';

export const MIGRATIONS = path.resolve(import.meta.dirname, 'migrations');
export const SITE_URL = 'http://localhost:3999';

const ROOT = path.resolve(import.meta.dirname, '../../.data/test/local');

/** Creates an empty data directory; `remove` deletes it. */
export function scratchDirectory(): { directory: string; remove: () => void } {
  const directory = path.join(ROOT, randomUUID());
  mkdirSync(directory, { recursive: true });
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

/** Returns token hash and type of the link in the newest email to an address. */
export function newestLink(mailDirectory: string, to: string) {
  const text = readMail(mailDirectory, to)[0]?.text ?? '';
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://none');
  const token_hash = link.searchParams.get('token_hash') ?? link.searchParams.get('token') ?? '';
  return { link, token_hash, type: link.searchParams.get('type') ?? '' };
}
