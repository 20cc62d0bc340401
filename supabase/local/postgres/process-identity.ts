import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Start time of a process, which distinguishes it from a later one with the same id; null when there
 * is none. Zombies count as gone: a container's init process may never reap them.
 */
export function processIdentity(pid: number): string | null {
  if (process.platform === 'linux') return linuxIdentity(pid);
  if (!signalReaches(pid)) return null;
  return process.platform === 'win32' ? 'unknown' : (posixField(pid, 'lstart=') ?? 'unknown');
}

/** Command line of a process; null on Windows and when the process is gone. */
export function processCommand(pid: number): string | null {
  if (process.platform === 'linux') return readOrNull(`/proc/${pid}/cmdline`);
  return process.platform === 'win32' ? null : posixField(pid, 'command=');
}

/** Parent process id; null on Windows and when the process is gone. */
export function parentOf(pid: number): number | null {
  if (process.platform === 'win32') return null;
  const text = process.platform === 'linux' ? linuxFields(pid)?.[1] : posixField(pid, 'ppid=');
  return text ? Number(text) : null;
}

/** Fields of /proc/<pid>/stat from the third on (state, parent, …). */
function linuxFields(pid: number): string[] | null {
  const stat = readOrNull(`/proc/${pid}/stat`);
  // The second field, the program name, may contain spaces and brackets: split after the last bracket.
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
