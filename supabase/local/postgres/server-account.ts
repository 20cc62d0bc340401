import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, type Stats, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { UserFacingError } from '../user-facing-error';

/** Operating-system user that runs PostgreSQL, which refuses to run as root. */
export interface ServerAccount {
  uid: number;
  gid: number;
  name: string;
}

/** Returns the user to run PostgreSQL as, or null when the current user is not root. */
export function serverAccount(): ServerAccount | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', name), idOf('-g', name)];
    if (uid && gid) return { uid, gid, name };
  }
  throw new UserFacingError(
    'PostgreSQL does not run as root, and there is no user postgres or nobody to run it: use another account.',
  );
}

/** Returns the first folder of a path that the account cannot enter, or null when it can reach it. */
export function closedFolder(target: string, account: ServerAccount | null): string | null {
  if (!account) return null;
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats && !mayEnter(stats, account)) return folder;
    if (folder === path.dirname(folder)) return null;
  }
}

/**
 * Creates a folder outside the project that the account can enter, one for each `key` (absolute path).
 * Rejects one owned by another user, as the temporary directory is writable by all.
 */
export function outsideFolder(key: string, account: ServerAccount): string {
  const parent = ['/var/tmp', os.tmpdir()].find(
    (folder) =>
      statSync(folder, { throwIfNoEntry: false })?.isDirectory() && !closedFolder(folder, account),
  );
  if (!parent) {
    throw new UserFacingError(
      `The user ${account.name}, who runs PostgreSQL, can enter neither the project's folder nor /var/tmp: move the project, or use an account other than root.`,
    );
  }
  const name = createHash('sha256').update(key).digest('hex').slice(0, 12);
  const folder = path.join(parent, `forecourt-${name}`);
  mkdirSync(folder, { recursive: true });
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || stats.uid !== process.getuid?.()) {
    throw new UserFacingError(`${folder} belongs to another user: remove it and start again.`);
  }
  chmodSync(folder, 0o755);
  return folder;
}

function mayEnter(stats: Stats, { uid, gid }: ServerAccount): boolean {
  if (!stats.isDirectory()) return true;
  if (stats.uid === uid) return (stats.mode & 0o100) !== 0;
  if (stats.gid === gid) return (stats.mode & 0o010) !== 0;
  return (stats.mode & 0o001) !== 0;
}

function idOf(flag: string, name: string): number | null {
  try {
    const text = execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' });
    return Number.parseInt(text, 10);
  } catch {
    return null;
  }
}
