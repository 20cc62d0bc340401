import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageTurns } from '@/lib/page-turns.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Turns of which all places are taken, by the pages 0 to 7. */
async function full() {
  const turns = pageTurns();
  for (let page = 0; page < 8; page += 1) expect(await turns.take(`${page}`)).toBe(true);
  return turns;
}

/** What has become of a promise so far. */
async function stateOf(promise: Promise<boolean>) {
  await vi.advanceTimersByTimeAsync(0);
  return Promise.race([promise, Promise.resolve('waiting')]);
}

test('lets eight at a time through, and the others in their order', async () => {
  const turns = await full();
  const [ninth, tenth] = [turns.take('8'), turns.take('9')];
  expect(await stateOf(ninth)).toBe('waiting');
  turns.end('3');
  expect(await stateOf(ninth)).toBe(true);
  expect(await stateOf(tenth)).toBe('waiting');
  turns.end('8');
  expect(await stateOf(tenth)).toBe(true);
});

test('a page handed in twice, or by nobody, frees one place', async () => {
  const turns = await full();
  const [ninth, tenth] = [turns.take('8'), turns.take('9')];
  for (const key of ['0', '0', 'another']) turns.end(key);
  expect(await stateOf(ninth)).toBe(true);
  expect(await stateOf(tenth)).toBe('waiting');
});

test('turns away who finds 64 waiting, and who has waited six seconds', async () => {
  const turns = await full();
  const waiting = Array.from({ length: 64 }, (_, index) => turns.take(`waiting ${index}`));
  expect(await turns.take('one more')).toBe(false);
  await vi.advanceTimersByTimeAsync(5999);
  expect(await stateOf(waiting[0] as Promise<boolean>)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all(waiting)).not.toContain(true);
  turns.end('0');
  expect(await turns.take('later')).toBe(true);
});

test('takes back the place of a page that is never handed in', async () => {
  const turns = await full();
  await vi.advanceTimersByTimeAsync(4001);
  const ninth = turns.take('8');
  await vi.advanceTimersByTimeAsync(5999);
  expect(await ninth).toBe(true);
});
