import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { logError } from '../core/logging/logger';
import type { JobOptions } from '../core/repeat-job';
import { jobClient } from './job-client';

/** Time since the last renewal after which another process takes over. */
const LEASE_SECONDS = 15;
const RENEW_MS = 5000;

type Options = JobOptions & { leaseSeconds?: number; renewMs?: number };

/**
 * Runs `work` while this process alone has the lease of `job` in the database; waits for the lease
 * before that. With `once`, returns if another process has it. The signal passed to `work` aborts
 * with `signal` and when the lease is lost; this process then waits for it again. Logs errors of
 * the lease; throws those of `work`.
 */
export async function asOnlyRunner(
  job: string,
  { signal, once = false, leaseSeconds = LEASE_SECONDS, renewMs = RENEW_MS }: Options,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const database = jobClient();
  const lease = { p_job: job, p_runner: randomUUID() };
  const pause = (stop: AbortSignal) => wait(renewMs, undefined, { signal: stop }).catch(() => {});

  /** Takes or renews the lease; null if the database does not respond. */
  async function take(): Promise<boolean | null> {
    try {
      const args = { ...lease, p_seconds: leaseSeconds };
      return (await database.rpc('take_job_lease', args).throwOnError()).data;
    } catch (error) {
      logError(`lease of ${job}`, error);
      return null;
    }
  }

  async function renew(lost: AbortController, done: AbortSignal) {
    let renewed = performance.now();
    for (await pause(done); !done.aborted; await pause(done)) {
      const asked = performance.now();
      const isOurs = await take();
      if (isOurs) renewed = asked;
      if (isOurs === false || performance.now() - renewed > (leaseSeconds - 1) * 1000) lost.abort();
    }
  }

  while (!signal.aborted) {
    if (await take()) {
      const lost = new AbortController();
      const done = new AbortController();
      const renewing = renew(lost, done.signal);
      try {
        // The job may have been stopped during the request.
        if (!signal.aborted) await work(AbortSignal.any([signal, lost.signal]));
      } finally {
        done.abort();
        await renewing;
        const { error } = await database.rpc('release_job_lease', lease);
        if (error) logError(`lease of ${job}`, error);
      }
      if (once || !lost.signal.aborted) return;
    }
    if (once) return;
    await pause(signal);
  }
}
