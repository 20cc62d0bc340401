import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER_WITHIN, startPlayer } from '@/lib/web3/simulator/player';

const START = { kind: 'start', now: 0 } as const;
let worker: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  class SilentWorker extends EventTarget {
    constructor() {
      super();
      worker = this;
    }
    postMessage() {}
  }
  vi.stubGlobal('Worker', SilentWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a worker that never answers has failed after a while', async () => {
  const failed = expect(startPlayer().play(START)).rejects.toThrow('failed');
  await vi.advanceTimersByTimeAsync(ANSWER_WITHIN);
  await failed;
});

test.each([null, undefined, 'scene', {}, { failed: true }])(
  'a worker that answers %j has failed',
  async (data) => {
    const played = startPlayer().play(START);
    worker.dispatchEvent(new MessageEvent('message', { data }));
    await expect(played).rejects.toThrow('failed');
  },
);

test('an answer in time is the scene, and ends the time', async () => {
  const scene = { title: 'seller' };
  const played = startPlayer().play(START);
  worker.dispatchEvent(new MessageEvent('message', { data: { scene } }));
  expect(await played).toBe(scene);
  expect(vi.getTimerCount()).toBe(0);
});
