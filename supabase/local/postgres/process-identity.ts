import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What tells this run of a process id from another: when it started. null = no such process.
 * Zombies count as gone: a container's first process may never collect them.
 */
export function processIdentity(pid: number): string | null {
  if (process.platform === 'linux') return linuxIdentity(pid);
  if (!signalReaches(pid)) return null;
  return process.platform === 'win32' ? 'unknown' : (posixField(pid, 'lstart=') ?? 'unknown');
}

/** The command line of a process, or null where the platform does not say (Windows) or it is gone. */
export function processCommand(pid: number): string | null {
  if (process.platform === 'linux') return readOrNull(`/proc/${pid}/cmdline`);
  return process.platform === 'win32' ? null : posixField(pid, 'command=');
}

/** The number of a process' parent, or null where the platform does not say (Windows) or it is gone. */
export function parentOf(pid: number): number | null {
  if (process.platform === 'win32') return null;
  const text = process.platform === 'linux' ? linuxFields(pid)?.[1] : posixField(pid, 'ppid=');
  return text ? Number(text) : null;
}

/** The fields of /proc/<pid>/stat from the third on (state, parent, …). */
function linuxFields(pid: number): string[] | null {
  const stat = readOrNull(`/proc/${pid}/stat`);
  // The second field is the program's name and may hold spaces: count from behind its bracket.
  return stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ') : null;
}

function linuxIdentity(pid: number): string | null {
  const fields = linuxFields(pid);
  if (!fields) return null;
  if (fields[0] === 'Z' || fields[0] === 'X') return null;
  const boot = readOrNull('/proc/sys/kernel/random/boot_id')?.slice(0, 8) ?? '';
  return `${boot}:${fields[19]}`;
}

function signalReaches(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function posixField(pid: number, field: string): string | null {
  try {
    return execFileSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
