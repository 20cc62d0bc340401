import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** A mail in the local mailbox, stored as `<id>.json`. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** ISO 8601. */
  sentAt: string;
}

/** Writes a mail atomically: a reader never sees a partial file. One with the same id is replaced. */
export function writeMail(directory: string, mail: Omit<Mail, 'sentAt'>): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, `${mail.id}.json`);
  const temporary = `${file}.${process.pid}.tmp`;
  const sentAt = new Date().toISOString();
  writeFileSync(temporary, JSON.stringify({ ...mail, sentAt }, null, 2), { mode: 0o600 });
  renameSync(temporary, file);
}

/** Reads the mail of a file; empty if the file is replaced or removed meanwhile. */
function readFile(file: string): Mail[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8'))];
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT')
      return [];
    throw error;
  }
}

/** Reads the mails in a directory, newest first, optionally only those to one address. */
export function readMail(directory: string, to?: string): Mail[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readFile(path.join(directory, name)))
    .filter((mail) => !to || mail.to.toLowerCase() === to.toLowerCase())
    .sort((a, b) => `${b.sentAt} ${b.id}`.localeCompare(`${a.sentAt} ${a.id}`, 'en'));
}

/** Removes the mails to one address. */
export function removeMail(directory: string, to: string): void {
  for (const { id } of readMail(directory, to))
    rmSync(path.join(directory, `${id}.json`), { force: true });
}
