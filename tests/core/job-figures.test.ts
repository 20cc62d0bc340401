import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { registerJobFigures } from '@/lib/core/job-figures';
import { repeatJob } from '@/lib/core/repeat-job';

const registry = new Registry();
registerJobFigures(registry);

/** Returns the figures of a job, by their names. */
async function figuresOf(task: string) {
  const lines = (await registry.metrics()).split('\n');
  const own = lines.map((line) => /^(\w+)\{task="(.*)"\} (\S+)$/.exec(line));
  return Object.fromEntries(
    own.flatMap((found) => (found?.[2] === task ? [[found[1], Number(found[3])]] : [])),
  );
}

test('a job tells when it last succeeded, its failures, and nothing once it has ended', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const stop = new AbortController();
  const begun = Date.now() / 1000;
  let passes = 0;
  const seen: Record<string, number>[] = [];
  await repeatJob('sweeping', 20, { signal: stop.signal }, async () => {
    seen.push(await figuresOf('sweeping'));
    passes += 1;
    if (passes === 1) throw new Error('no backend');
    if (passes === 3) stop.abort();
  });
  expect(seen.map((each) => each.job_failures_total)).toEqual([0, 1, 1]);
  const [first, , third] = seen.map((each) => each.job_last_success_timestamp_seconds ?? 0);
  expect(first).toBeGreaterThanOrEqual(begun - 0.01);
  expect(third).toBeGreaterThan(first ?? 0);
  expect(seen[0]?.job_interval_seconds).toBe(0.02);
  expect(await figuresOf('sweeping')).toEqual({});
  log.mockRestore();
});
