import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { runLoad } from '@/scripts/bench/load';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  open.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('each path is requested once, with limited concurrency, counting cache hits', async () => {
  const seen: string[] = [];
  let now = 0;
  let most = 0;
  const origin = await serve((request, response) => {
    seen.push(request.url ?? '');
    now += 1;
    most = Math.max(most, now);
    response.setHeader('x-nextjs-cache', seen.length % 4 ? 'HIT' : 'MISS');
    setImmediate(() => {
      now -= 1;
      response.end('x'.repeat(100_000));
    });
  });
  const result = await runLoad({ origin, path: (n) => `/${n}`, requests: 40, concurrency: 4 });
  expect(new Set(seen).size).toBe(40);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(4);
  expect(result.times).toHaveLength(40);
  expect(result.cached).toBe(0.75);
});

test('a response other than 200 aborts the run', async () => {
  const origin = await serve((_request, response) => response.writeHead(503).end());
  const load = runLoad({ origin, path: () => '/full', requests: 5, concurrency: 2 });
  await expect(load).rejects.toThrow(/\/full answered 503/);
});

test('the run stops at its time limit', async () => {
  const origin = await serve((_request, response) => response.end());
  const load = { origin, path: () => '/', requests: 1_000_000, concurrency: 2 };
  const { times } = await runLoad({ ...load, limitSeconds: 0.05 });
  expect(times.length).toBeLessThan(1_000_000);
});
