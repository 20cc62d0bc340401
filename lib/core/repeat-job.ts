import { setTimeout as wait } from 'node:timers/promises';
import { measureJob } from './job-figures';
import { logError } from './logging/logger';

export type JobOptions = {
  signal: AbortSignal;
  /** Ends after the first pass. */
  once?: boolean;
};

/**
 * Runs `pass` now and after each pause of `pauseMs` until `signal` aborts. Logs its errors under
 * `name`, and tries again in the next pass. Never throws.
 */
export async function repeatJob(
  name: string,
  pauseMs: number,
  { signal, once = false }: JobOptions,
  pass: () => Promise<void>,
) {
  const figures = measureJob(name, pauseMs);
  while (!signal.aborted) {
    await figures.time(pass).catch((error: unknown) => logError(name, error));
    if (once) break;
    await wait(pauseMs, undefined, { signal }).catch(() => {});
  }
  figures.stop();
}

/** Repeats a batch until it returns 0, or `signal` aborts. Throws the batch's errors. */
export async function untilDone(signal: AbortSignal, batch: () => Promise<number>) {
  while (!signal.aborted && (await batch()) > 0);
}
