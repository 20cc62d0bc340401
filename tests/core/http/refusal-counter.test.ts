import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusalCounter } from '@/lib/core/http/refusal-counter';
import { fairQueue } from '@/lib/core/http/render-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const watchLog = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

test('refusals are logged once a minute with their number', () => {
  const warn = watchLog();
  const countRefusal = refusalCounter();
  for (let minute = 0; minute < 2; minute += 1) {
    for (let count = 0; count < 500; count += 1) countRefusal();
    vi.advanceTimersByTime(60_000);
  }
  vi.advanceTimersByTime(600_000);
  expect(warn.mock.calls).toEqual([
    ['requests refused: render queue full: 500'],
    ['requests refused: render queue full: 500'],
  ]);
});

test('a queue counts immediate refusals and timeouts', async () => {
  const onRefusal = vi.fn();
  const places = { working: 1, waiting: 1 };
  const { run } = fairQueue({ all: places, network: places, patienceMs: 10, onRefusal });
  run('a', () => new Promise(() => {}));
  const late = run('a', async () => {});
  await expect(run('a', async () => {})).rejects.toThrow('too many wait');
  expect(onRefusal).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10);
  await expect(late).rejects.toThrow('waited too long');
  expect(onRefusal).toHaveBeenCalledTimes(2);
});
