import { type ChildProcess, spawn } from 'node:child_process';

export interface RunOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Also prints the output live. */
  verbose: boolean;
  limitSeconds: number;
}

const posix = process.platform !== 'win32';
const running = new Set<ChildProcess>();

function signal(child: ChildProcess, name: 'SIGINT' | 'SIGKILL') {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    // Signals the whole process group, as builds and browser runs have children.
    if (posix) process.kill(-child.pid, name);
    else spawn('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  } catch {
    child.kill(name);
  }
}

/** Sends SIGINT to the running commands and their children, and SIGKILL after ten seconds. */
export function stopRunning() {
  for (const child of running) {
    signal(child, 'SIGINT');
    setTimeout(() => signal(child, 'SIGKILL'), 10_000).unref();
  }
}

/** Runs a command; resolves with its output and whether it exited with 0. */
export function runCommand([file = '', ...args]: string[], options: RunOptions) {
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd,
      env: options.env,
      detached: posix,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const chunks: Buffer[] = [];
    const collect = (chunk: Buffer) => {
      chunks.push(chunk);
      if (options.verbose) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const limit = setTimeout(() => {
      collect(Buffer.from(`\nStopped after ${options.limitSeconds} seconds.\n`));
      signal(child, 'SIGINT');
      setTimeout(() => signal(child, 'SIGKILL'), 10_000).unref();
    }, options.limitSeconds * 1000);
    const finish = (ok: boolean) => {
      clearTimeout(limit);
      child.stdout.destroy();
      child.stderr.destroy();
      running.delete(child);
      resolve({ ok, output: Buffer.concat(chunks).toString('utf8') });
    };
    child.once('error', (error) => {
      collect(Buffer.from(`${error.message}\n`));
      finish(false);
    });
    child.once('exit', (code) => {
      // Output may still arrive after the exit; a grandchild that holds the pipe open is not awaited.
      const drainTimeout = setTimeout(() => finish(code === 0), 2000);
      child.once('close', () => {
        clearTimeout(drainTimeout);
        finish(code === 0);
      });
    });
  });
}
