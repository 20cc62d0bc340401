import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserFacingError } from '../user-facing-error';
import { processIdentity } from './process-identity';

export interface OwnerLock {
  /** Marks the owner as stopping, so that a process starting now waits instead of failing. */
  stopping(): void;
  release(): void;
}

interface Owner {
  pid: number;
  identity: string | null;
  since: string;
  stopping: boolean;
}

const STOPPING_TIMEOUT_MS = 20_000;

/**
 * Locks a data directory for this process, or throws a UserFacingError naming the owner. Each process
 * writes its own lock file before it looks for others, so two can never both succeed. Lock files of
 * dead processes are removed.
 */
export async function acquireOwnerLock(dataDirectory: string): Promise<OwnerLock> {
  mkdirSync(dataDirectory, { recursive: true });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await awaitStoppingOwner(dataDirectory);
    if (liveOwner(dataDirectory)) break;
    const lock = writeLock(dataDirectory);
    if (!otherOwner(dataDirectory)) return lock;
    // Two processes started at once: both release and retry after a random delay.
    lock.release();
    await wait(50 + Math.random() * 250);
  }
  throw new UserFacingError(inUse(dataDirectory));
}

/** Returns the live process that owns a data directory, or null. */
export function liveOwner(dataDirectory: string): { pid: number; since: string } | null {
  return owners(dataDirectory)[0] ?? null;
}

/** Error message that names the owner of the data directory. */
function inUse(dataDirectory: string): string {
  const owner = liveOwner(dataDirectory);
  const who = owner
    ? `another run (process ${owner.pid}, since ${owner.since})`
    : 'another run that started at the same moment';
  return `${path.relative('', dataDirectory) || dataDirectory} is in use by ${who}: stop that one first.`;
}

function writeLock(dataDirectory: string): OwnerLock {
  const file = path.join(dataDirectory, `owner-${process.pid}.lock`);
  const owner: Owner = {
    pid: process.pid,
    identity: processIdentity(process.pid),
    since: new Date().toISOString(),
    stopping: false,
  };
  writeFileSync(file, JSON.stringify(owner), { flag: 'wx' });
  return {
    stopping: () => {
      if (existsSync(file)) writeFileSync(file, JSON.stringify({ ...owner, stopping: true }));
    },
    release: () => rmSync(file, { force: true }),
  };
}

async function awaitStoppingOwner(dataDirectory: string): Promise<void> {
  const deadline = Date.now() + STOPPING_TIMEOUT_MS;
  while (owners(dataDirectory).some((owner) => owner.stopping) && Date.now() < deadline) {
    await wait(100);
  }
}

function otherOwner(dataDirectory: string): boolean {
  return owners(dataDirectory).some((owner) => owner.pid !== process.pid);
}

function owners(dataDirectory: string): Owner[] {
  if (!existsSync(dataDirectory)) return [];
  const live: Owner[] = [];
  for (const name of readdirSync(dataDirectory)) {
    const pid = Number(/^owner-(\d+)\.lock$/.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid)) continue;
    const identity = processIdentity(pid);
    const owner = readOwner(path.join(dataDirectory, name), pid);
    if (!owner) continue;
    if (identity !== null && (owner.identity === null || owner.identity === identity)) {
      live.push(owner);
    } else {
      rmSync(path.join(dataDirectory, name), { force: true });
    }
  }
  return live;
}

/** Returns null when the file was removed meanwhile. A partly written file counts as a live owner's. */
function readOwner(file: string, pid: number): Owner | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return { pid, identity: null, since: 'just now', stopping: false };
  }
}
