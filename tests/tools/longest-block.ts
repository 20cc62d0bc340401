import { expect } from 'vitest';

/** The longest block of the event loop in milliseconds, on a busy machine: many times those of a quiet one. */
const LONGEST_MS = 1000;

/** Does `work` and expects that other requests have their turn meanwhile, `least` times or more. */
export async function expectTurns(work: () => Promise<unknown>, least = 1): Promise<void> {
  let [last, longest, turns] = [performance.now(), 0, 0];
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    turns += 1;
  };
  let timer = setImmediate(function again() {
    look();
    timer = setImmediate(again);
  });
  await work();
  clearImmediate(timer);
  look();
  expect(longest).toBeLessThan(LONGEST_MS);
  expect(turns).toBeGreaterThanOrEqual(least);
}
