import { expect } from 'vitest';

/** Milliseconds that a busy machine may take for a step of a few. */
const BUSY_MS = 300;

/**
 * Does `work` and expects that other requests have their turn meanwhile: no block of the event loop that takes longer than
 * BUSY_MS takes more than a fourth of the whole time.
 */
export async function expectTurns(work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  let [last, longest] = [start, 0];
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  let timer = setImmediate(function again() {
    look();
    timer = setImmediate(again);
  });
  await work();
  clearImmediate(timer);
  look();
  expect(longest).toBeLessThan(Math.max(BUSY_MS, (last - start) / 4));
}
