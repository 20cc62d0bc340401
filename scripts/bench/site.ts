import { openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answers } from '../dev/ports';
import { listenOn, runNext, stopProcess } from '../dev/processes';
import type { BenchBackend } from './backend';

const START_SECONDS = 60;

/** Serves the production build on 127.0.0.1; its output goes to a log file in the folder. */
export async function startBenchSite(
  dataDirectory: string,
  siteUrl: string,
  backend: BenchBackend,
): Promise<{ pid: number; stop: () => Promise<void> }> {
  const log = path.join(dataDirectory, 'next.log');
  const output = openSync(log, 'w');
  const { port } = new URL(siteUrl);
  const environment = {
    NODE_ENV: 'production',
    SITE_URL: siteUrl,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
    MAIL_DIRECTORY: backend.mailDirectory,
    // Each user sends its own client IP; without it all would share one rate limit.
    TRUSTED_PROXY: '1',
  };
  const next = runNext(['start', ...listenOn('127.0.0.1', Number(port))], environment, [
    'ignore',
    output,
    output,
  ]);
  let hasEnded = false;
  next.exited.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + START_SECONDS * 1000;
  while (!(await answers(Number(port)))) {
    if (hasEnded || Date.now() > deadline) {
      await stopProcess(next);
      throw new Error(`The site did not start: see ${log}.`);
    }
    await wait(50);
  }
  return { pid: next.child.pid ?? 0, stop: () => stopProcess(next) };
}
