import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Linux's file with the processor time of the thread that reads it, in nanoseconds, first. */
const THREAD_TIME = '/proc/thread-self/schedstat';
const threadTime = () => Number(readFileSync(THREAD_TIME, 'utf8').split(' ')[0]) / 1e6;
const isTimed = existsSync(THREAD_TIME) && threadTime() > 0;
/** Milliseconds of this thread's work, which other processes do not lengthen; of the clock where the system counts none. */
const now = isTimed ? threadTime : () => performance.now();

/**
 * The longest block of the event loop in milliseconds. A block is meant to take 50; a slow machine and the collector of
 * garbage add to it several times, and by the clock other processes many times.
 */
const MAX_BLOCK_MS = isTimed ? 200 : 1000;

/** Does `work` and expects that other requests have their turn meanwhile, `least` times or more. */
export async function expectTurns(work: () => Promise<unknown>, least = 1): Promise<void> {
  let [last, longest, turns] = [now(), 0, 0];
  const look = () => {
    const time = now();
    longest = Math.max(longest, time - last);
    last = time;
    turns += 1;
  };
  let timer = setImmediate(function again() {
    look();
    timer = setImmediate(again);
  });
  await work();
  clearImmediate(timer);
  look();
  expect(longest).toBeLessThan(MAX_BLOCK_MS);
  expect(turns).toBeGreaterThanOrEqual(least);
}
