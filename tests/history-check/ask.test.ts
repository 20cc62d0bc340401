import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { BrokenCircuitError, TaskCancelledError } from 'cockatiel';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { historyAsker } from '@/lib/history-check/ask';
import { byKind, isFound, recordText } from '@/lib/history-check/describe';
import { historyCheckEndpoint } from '@/lib/history-check/endpoint';
import { readAnswer } from '@/lib/history-check/protocol';

const QUESTION = { registration: 'AB12CDE', mileage: 31_240 };
const RECORD = {
  kind: 'finance',
  result: 'found',
  date: '2026-11-30',
  source: 'A register',
  detail: 'Hire purchase since 2024',
} as const;
const ANSWER = { registration: 'AB12 cde', records: [RECORD] };

type Reply = { status?: number; body?: unknown; hangs?: boolean };

/** Starts a provider for one test, which sends these replies in turn, the last one again and again. */
async function startProvider(...replies: Reply[]) {
  const sent: { path?: string | undefined; key?: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const body: unknown = JSON.parse(await text(request));
    sent.push({ path: request.url, key: request.headers.authorization, body });
    const next = replies.length > 1 ? replies.shift() : replies[0];
    if (next?.hangs) return;
    response.writeHead(next?.status ?? 200, { 'content-type': 'application/json' });
    const answer = next?.body ?? {};
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { sent, endpoint: { url, key: 'secret', isMadeUp: false } };
}

const quick = (timeoutMs = 2000) => historyAsker({ pauseMs: 1, timeoutMs });

test('the provider is asked by plate and miles, under its key', async () => {
  const { sent, endpoint } = await startProvider({ body: ANSWER });
  expect(await quick()(endpoint, QUESTION)).toEqual([RECORD]);
  expect(sent).toEqual([{ path: '/v1/checks', key: 'Bearer secret', body: QUESTION }]);
});

test('a question that is asked twice at once is sent once, another one and a later one are sent', async () => {
  const { sent, endpoint } = await startProvider({ body: ANSWER });
  const ask = quick();
  const other = { ...QUESTION, mileage: null };
  const answers = await Promise.all([QUESTION, QUESTION, other].map((one) => ask(endpoint, one)));
  expect(answers).toEqual([[RECORD], [RECORD], [RECORD]]);
  expect(sent).toHaveLength(2);
  await ask(endpoint, QUESTION);
  expect(sent).toHaveLength(3);
});

test('an unknown vehicle is no outage, but the 404 of a gateway fails', async () => {
  const unknown = await startProvider({ status: 404, body: { error: 'unknown_vehicle' } });
  expect(await quick()(unknown.endpoint, QUESTION)).toBeNull();
  const gateway = await startProvider({ status: 404, body: '<h1>Not found</h1>' });
  await expect(quick()(gateway.endpoint, QUESTION)).rejects.toMatchObject({ failure: 'refused' });
});

test.each<[string, Reply, number, object]>([
  ['a refused key', { status: 401 }, 1, { failure: 'refused' }],
  ['an outage, once more', { status: 503 }, 2, { failure: 'outage' }],
  ['too many questions, once more', { status: 429 }, 2, { failure: 'outage' }],
  ['a page of a proxy', { body: '<html>' }, 1, { failure: 'unreadable' }],
  [
    'another vehicle',
    { body: { ...ANSWER, registration: 'XY99ZZZ' } },
    1,
    { failure: 'unreadable' },
  ],
  [
    'a broken record',
    { body: { ...ANSWER, records: [{ ...RECORD, result: 'maybe' }] } },
    1,
    { failure: 'unreadable' },
  ],
  ['a huge answer', { body: 'x'.repeat(600 * 1024) }, 1, { failure: 'unreadable' }],
])('%s is a failure without the plate', async (_, reply, calls, error) => {
  const { sent, endpoint } = await startProvider(reply);
  const failure: unknown = await quick()(endpoint, QUESTION).catch((thrown: unknown) => thrown);
  expect(failure).toMatchObject(error);
  expect(String(failure)).not.toContain(QUESTION.registration);
  expect(sent).toHaveLength(calls);
});

test('a provider that hangs is left after the timeout', async () => {
  const { endpoint } = await startProvider({ hangs: true });
  await expect(quick(80)(endpoint, QUESTION)).rejects.toThrow(TaskCancelledError);
});

test('five outages open the breaker, which sends nothing', async () => {
  const { sent, endpoint } = await startProvider({ status: 500 });
  const ask = quick();
  for (let at = 0; at < 5; at += 1) await ask(endpoint, QUESTION).catch(() => {});
  const before = sent.length;
  await expect(ask(endpoint, QUESTION)).rejects.toThrow(BrokenCircuitError);
  expect(sent).toHaveLength(before);
});

test('what no one covers is never clear', () => {
  const [stolen, , finance] = byKind([RECORD]);
  expect(stolen).toMatchObject({ label: 'Stolen', records: [] });
  expect(finance?.records).toEqual([RECORD]);
  expect(recordText({ ...RECORD, result: 'unknown' })).toBe('The source could not say');
  expect(recordText({ ...RECORD, result: 'clear' })).toBe('No finance on record');
  expect([isFound([RECORD], 'finance'), isFound([RECORD], 'stolen')]).toEqual([true, false]);
});

test('unknown kinds are skipped, and any other text is refused', () => {
  const records = [{ kind: 'mileage', oddly: 1 }, RECORD];
  expect(readAnswer('AB12CDE', { ...ANSWER, records })).toEqual([RECORD]);
  fc.assert(fc.property(fc.anything(), (body) => readAnswer('AB12CDE', body) === null));
});

test('a key alone switches nothing on, and a stand-in is made up', () => {
  vi.stubEnv('HISTORY_CHECK_URL', '');
  vi.stubEnv('HISTORY_CHECK_KEY', 'secret');
  vi.stubEnv('REGISTRY_STAND_IN_URL', '');
  expect(historyCheckEndpoint()).toBeNull();
  vi.stubEnv('REGISTRY_STAND_IN_URL', 'http://127.0.0.1:1');
  expect(historyCheckEndpoint()).toMatchObject({ isMadeUp: true });
  vi.stubEnv('HISTORY_CHECK_URL', 'https://provider.example/');
  expect(historyCheckEndpoint()).toEqual({
    url: 'https://provider.example',
    key: 'secret',
    isMadeUp: false,
  });
});
