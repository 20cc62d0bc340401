import { setTimeout as wait } from 'node:timers/promises';
import { logError } from './logging/logger';

export type JobOptions = {
  signal: AbortSignal;
  /** Ends after the first pass. */
  once?: boolean;
};

/**
 * Runs `pass` now and after each pause of `pauseMs` until `signal` aborts. What it throws is logged under `name`,
 * and the next pass tries again. Never throws.
 */
export async function repeatJob(
  name: string,
  pauseMs: number,
  { signal, once = false }: JobOptions,
  pass: () => Promise<void>,
) {
  while (!signal.aborted) {
    await pass().catch((error: unknown) => logError(name, error));
    if (once) return;
    await wait(pauseMs, undefined, { signal }).catch(() => {});
  }
}

/** Repeats a batch until it reports that nothing was done, or `signal` aborts. Throws what the batch throws. */
export async function untilDone(signal: AbortSignal, batch: () => Promise<number>) {
  while (!signal.aborted && (await batch()) > 0);
}
