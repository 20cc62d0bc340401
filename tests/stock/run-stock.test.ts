import { afterEach, expect, test, vi } from 'vitest';
import { runStock } from '@/lib/stock/run-stock';

afterEach(() => vi.unstubAllGlobals());

const NDJSON = { 'Content-Type': 'application/x-ndjson' };

/** Returns a response whose body arrives in these pieces. */
const inPieces = (pieces: string[]) => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers: NDJSON });
};

async function run(response: Response, form = new FormData()) {
  const fetched = vi.fn(async () => response);
  vi.stubGlobal('fetch', fetched);
  const steps = [];
  for await (const step of runStock('7d3f', form)) steps.push(step);
  return { steps, calls: fetched.mock.calls as unknown[][] };
}

test('lines are read however they are cut, and the form is sent with what was ticked', async () => {
  const form = new FormData();
  form.set('withdraw', 'on');
  const pieces = ['{"done":1,"of":2}\n{"do', 'ne":2,"of":2}\n', '{"problem":"£"}\n'];
  const { steps, calls } = await run(inPieces(pieces), form);
  expect(steps).toEqual([{ done: 1, of: 2 }, { done: 2, of: 2 }, { problem: '£' }]);
  const [[path, { method, headers, body } = {} as RequestInit] = []] = calls as [
    string,
    RequestInit,
  ][];
  expect(path).toBe('/api/stock/7d3f');
  expect(method).toBe('POST');
  expect(headers).toEqual({ Accept: 'application/x-ndjson' });
  expect(String(body)).toBe('withdraw=on');
});

test('a line that was cut off is no progress', async () => {
  const { steps } = await run(inPieces(['{"done":1,"of":2}\n{"result":{"lis']));
  expect(steps).toEqual([{ done: 1, of: 2 }]);
});

test('a refusal is its message, any other response an error', async () => {
  const refused = Response.json({ problem: 'Try again in a minute.' }, { status: 422 });
  expect((await run(refused)).steps).toEqual([{ problem: 'Try again in a minute.' }]);
  const busy = new Response('<html>', { status: 503, headers: { 'Content-Type': 'text/html' } });
  await expect(run(busy)).rejects.toThrow('no progress: 503');
});
