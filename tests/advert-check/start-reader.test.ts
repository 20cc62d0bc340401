import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startReader } from '@/app/check-advert/start-reader';

let say: (data: object) => void;
const postMessage = vi.fn();

class StubWorker extends EventTarget {
  postMessage = postMessage;
  constructor() {
    super();
    say = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  postMessage.mockClear();
  vi.stubGlobal('Worker', StubWorker);
});
afterEach(() => vi.useRealTimers());

test('a command waits for the worker to be ready, and is answered', async () => {
  const { ask } = startReader();
  const answer = ask({ car: {} });
  await vi.advanceTimersByTimeAsync(0);
  expect(postMessage).not.toHaveBeenCalled();
  say({ ready: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(postMessage).toHaveBeenCalledWith({ car: {} });
  say({ costs: null });
  expect(await answer).toEqual({ costs: null });
});

test('a worker whose code does not arrive fails the command after half a minute', async () => {
  const { ask, ready } = startReader();
  const failures = Promise.allSettled([ask({ text: 'Ford' }), ready]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failures).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
});
