import { afterEach, expect, test, vi } from 'vitest';
import { repeatJob, untilDone } from '@/lib/core/repeat-job';

afterEach(() => vi.restoreAllMocks());

test('a pass that throws is logged by name, and the next one tries again until the signal', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const stop = new AbortController();
  const passes: number[] = [];
  await repeatJob('tidying', 1, { signal: stop.signal }, async () => {
    passes.push(passes.length);
    if (passes.length === 1) throw new Error('no backend');
    if (passes.length === 3) stop.abort();
  });
  expect(passes).toEqual([0, 1, 2]);
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls.flat().join(' ')).toContain('tidying');
});

test('once is one pass, and an aborted signal none', async () => {
  let passes = 0;
  const pass = async () => {
    passes += 1;
  };
  await repeatJob('tidying', 1, { signal: new AbortController().signal, once: true }, pass);
  expect(passes).toBe(1);
  await repeatJob('tidying', 1, { signal: AbortSignal.abort() }, pass);
  expect(passes).toBe(1);
});

test('batches are repeated until one does nothing, or the signal', async () => {
  const left = [3, 2, 0, 9];
  const next = async () => left.shift() ?? 0;
  await untilDone(new AbortController().signal, next);
  expect(left).toEqual([9]);
  await untilDone(AbortSignal.abort(), next);
  expect(left).toEqual([9]);
});
