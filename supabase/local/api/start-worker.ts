import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Service } from '../postgres/keep-running';
import type { ApiOptions } from './api';

/** Exit code of the thread when the database has closed its connections. */
export const DATABASE_LOST = 3;

const WORKER = path.resolve(import.meta.dirname, 'worker.mjs');
const STOP_TIMEOUT_MS = 5000;

/** Serves the API from a worker thread, so that its crash does not end this process. */
export async function startApiThread(options: ApiOptions, signal: AbortSignal): Promise<Service> {
  const worker = new Worker(WORKER, { workerData: options, stdout: true, stderr: true });
  writeOutput(worker, options.logFile);
  const exit = new Promise<string>((resolve) => {
    worker.once('exit', (code) =>
      resolve(code === DATABASE_LOST ? 'The API lost its database' : 'The API ended'),
    );
  });
  const gone = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve(`The API failed (${error})`));
    exit.then(resolve);
  });
  const terminate = () => void worker.terminate();
  signal.addEventListener('abort', terminate);
  const ready = new Promise<null>((resolve) => worker.once('message', () => resolve(null)));
  const reason = await Promise.race([ready, gone]);
  signal.removeEventListener('abort', terminate);
  if (reason !== null) throw new Error(reason);
  return {
    gone,
    stop: async () => {
      worker.postMessage('stop');
      const late = await Promise.race([exit, wait(STOP_TIMEOUT_MS, null, { ref: false })]);
      if (late === null) await worker.terminate();
    },
  };
}

/** Writes a thread's output to its log file; with DEBUG set prints it instead. */
function writeOutput({ stdout, stderr }: Worker, logFile: string): void {
  const streams = [stdout, stderr];
  if (process.env.DEBUG) {
    for (const stream of streams) stream.pipe(process.stderr, { end: false });
    return;
  }
  const log = createWriteStream(logFile, { flags: 'a' });
  // The folder may be removed before the thread ends; a lost log line is acceptable.
  log.on('error', () => {});
  for (const stream of streams) stream.pipe(log, { end: false });
  Promise.allSettled(streams.map((stream) => finished(stream))).then(() => log.end());
}
