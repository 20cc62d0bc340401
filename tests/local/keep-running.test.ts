import { expect, test } from 'vitest';
import { keepRunning } from '@/supabase/local/postgres/keep-running';

/** Returns a `start` of services that the test ends; each gets its number. */
function fakeStart() {
  const end: ((reason: string) => void)[] = [];
  const start = async () => {
    let finish: (reason: string) => void = () => {};
    const gone = new Promise<string>((resolve) => {
      finish = resolve;
    });
    end.push(finish);
    return { gone, stop: async () => finish('stopped') };
  };
  return { start, end };
}

const settled = (promise: Promise<string>) =>
  Promise.race([promise, new Promise<null>((resolve) => setImmediate(() => resolve(null)))]);

test('restarts a service that ends, at most five times', async () => {
  const { start, end } = fakeStart();
  const said: string[] = [];
  const { gone } = await keepRunning(start, (line) => said.push(line));
  for (let restarts = 1; restarts <= 5; restarts += 1) {
    end.at(-1)?.('It ended');
    await expect.poll(() => end.length).toBe(restarts + 1);
  }
  expect(said).toEqual(Array(5).fill('It ended: restarting it'));
  end.at(-1)?.('It ended at last');
  expect(await gone).toBe('It ended at last');
  expect(end).toHaveLength(6);
});

test('gives up with the reason after three failed restarts', async () => {
  const { start, end } = fakeStart();
  let tries = 0;
  const { gone } = await keepRunning(
    async () => {
      if (end.length) tries += 1;
      if (tries) throw new Error('No disk');
      return start();
    },
    () => {},
  );
  end[0]?.('It ended');
  expect(await gone).toBe('No disk');
  expect(tries).toBe(3);
});

test('does not restart a stopped service, even when stopped during a restart', async () => {
  const { start, end } = fakeStart();
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const service = await keepRunning(
    async (signal) => {
      if (end.length) await opened;
      expect(signal.aborted).toBe(end.length > 0);
      return start();
    },
    () => {},
  );
  end[0]?.('It ended');
  expect(await settled(service.gone)).toBeNull();
  const stopped = service.stop();
  open();
  await stopped;
  expect([await service.gone, end.length]).toEqual(['stopped', 2]);
});
