import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const ROOT = path.resolve(import.meta.dirname, '../..');

const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');
const JOBS = path.join(ROOT, 'scripts/jobs.ts');
/** Makes a child process exit when this process ends, even by SIGKILL. */
const FOLLOW_PARENT =
  "data:text/javascript,process.on('disconnect',()=>process.kill(process.pid,'SIGTERM'))";
const STOP_TIMEOUT_MS = 8000;
/** Rendering creates short-lived garbage: a small heap is collected early and limits memory use. */
const SMALL_HEAP = ['--max-semi-space-size=8', '--max-old-space-size=384'];

/**
 * Settings of glibc, which otherwise holds freed pictures: it gives each thread an arena, and after the first large
 * block takes later ones from them too (mallopt(3)). These settings return blocks of 128 kB and more to the system at
 * once.
 */
const LEAN_MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** Resolves `localhost` to 127.0.0.1 before ::1. */
const IPV4_FIRST = '--dns-result-order=ipv4first';

export interface NodeProcess {
  child: ChildProcess;
  /** Resolves with the exit code, or null when a signal ended the process. */
  exited: Promise<number | null>;
}

/**
 * Next.js' arguments to listen on an address. 127.0.0.1 is passed as `localhost`: Next writes that name
 * into middleware rewrites and would treat them as external otherwise (vercel/next.js#94745).
 */
export const listenOn = (host: string, port: number): string[] => [
  '--hostname',
  host === '127.0.0.1' ? 'localhost' : host,
  '--port',
  String(port),
];

/** The stdio option of a child process. */
type Stream = number | 'inherit' | 'pipe' | 'ignore';
type Output = ['ignore', Stream, Stream];

/** Runs a Next.js command in a child process. */
export const runNext = (args: string[], env: Record<string, string>, output: Output) =>
  args[0] === 'start'
    ? runNode([...SMALL_HEAP, NEXT, ...args], { ...LEAN_MALLOC, ...env }, output)
    : runNode([NEXT, ...args], env, output);

/** Runs `npm run jobs` in a child process; `lookedUp` resolves after its first pass over the registries. */
export function runJobs(env: Record<string, string>, output: Output) {
  const jobs = runNode(['--import', 'tsx', JOBS], env, output);
  const passed = new Promise<void>((resolve) => jobs.child.once('message', () => resolve()));
  return { ...jobs, lookedUp: Promise.race([passed, jobs.exited.then(() => {})]) };
}

function runNode(args: string[], env: Record<string, string>, output: Output): NodeProcess {
  const nodeOptions = env.NODE_OPTIONS ?? process.env.NODE_OPTIONS ?? '';
  return spawnNode(args, { ...env, NODE_OPTIONS: `${nodeOptions} ${IPV4_FIRST}` }, output);
}

/** Runs Node with just these arguments and variables, in a child process. */
export function spawnNode(
  args: string[],
  env: Record<string, string>,
  output: Output,
): NodeProcess {
  const stdio: StdioOptions = [...output, 'ipc'];
  const child = spawn(process.execPath, ['--import', FOLLOW_PARENT, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
    },
    stdio,
    // Own process group: Ctrl-C signals only this process, which stops its children in order.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.once('error', () => resolve(1));
  });
  return { child, exited };
}

/** Stops a process and its children; kills them when they do not exit within seconds. */
export async function stopProcess({ child, exited }: NodeProcess, force = false): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  signalGroup(child, force ? 'SIGKILL' : 'SIGTERM');
  const late = await Promise.race([exited, wait(STOP_TIMEOUT_MS, 'late', { ref: false })]);
  if (late === 'late') signalGroup(child, 'SIGKILL');
  await exited;
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (process.platform === 'win32' || !child.pid) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The process exited meanwhile.
  }
}
