import { BrokenCircuitError, TaskCancelledError } from 'cockatiel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { registryClient } from '@/lib/registry/client';
import { RegistryError } from '@/lib/registry/http';
import { type Reply, startRegistries } from './fake-registries';

const PLATE = 'AB12CDE';
const DVLA = { registrationNumber: PLATE, make: 'FORD', yearOfManufacture: 2012 };
const DVSA = { registration: PLATE, make: 'FORD', model: 'FOCUS', motTests: [] };
/** Returns a client as in production, but with hardly a pause before a retry. */
const quick = (timeoutMs = 3000) => registryClient({ firstPauseMs: 1, timeoutMs });

const dvlaError = (status: number, title = 'Error') => ({
  status,
  body: { errors: [{ status: String(status), code: String(status), title }] },
});
const dvsaError = (status: number, errorCode: string) => ({
  status,
  body: { requestId: '1', errorCode, errorMessage: 'Message' },
});

afterEach(() => {
  vi.useRealTimers();
});

test('DVLA is asked with its key and a correlation id', async () => {
  const fake = await startRegistries({ body: DVLA });
  expect(await quick().dvla(PLATE)).toMatchObject({ make: 'FORD', yearOfManufacture: 2012 });
  expect(fake.sent).toEqual([
    expect.objectContaining({
      path: '/vehicle-enquiry/v1/vehicles',
      body: JSON.stringify({ registrationNumber: PLATE }),
      headers: expect.objectContaining({
        'x-api-key': 'dvla-key',
        'x-correlation-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
    }),
  ]);
});

test('DVSA is asked with a token and its key', async () => {
  const fake = await startRegistries({ body: DVSA });
  expect(await quick().dvsa(PLATE)).toMatchObject({ model: 'FOCUS' });
  expect(fake.sent[0]).toMatchObject({
    path: `/v1/trade/vehicles/registration/${PLATE}`,
    headers: { authorization: 'Bearer token-1', 'x-api-key': 'dvsa-key' },
  });
});

test.each<['dvla' | 'dvsa', string, Reply]>([
  ['dvla', 'an unknown vehicle', dvlaError(404, 'Vehicle Not Found')],
  ['dvla', 'a plate of no known form', dvlaError(400, 'Bad Request')],
  ['dvsa', 'an unknown vehicle', dvsaError(404, 'MOTH-NF-01')],
  ['dvsa', 'an unknown vehicle under another code', dvsaError(404, 'MOTH-NP-01')],
  ['dvsa', 'a plate of no known form', dvsaError(400, 'MOTH-IV-02')],
])('%s: %s is no vehicle, asked once', async (registry, _, reply) => {
  const fake = await startRegistries(reply);
  expect(await quick()[registry](PLATE)).toBeNull();
  expect(fake.sent).toHaveLength(1);
});

test.each<['dvla' | 'dvsa', Reply, string]>([
  ['dvla', { status: 403, body: { message: 'Forbidden' } }, 'dvla refused (HTTP 403)'],
  ['dvla', { status: 404, body: { message: 'Not Found' } }, 'dvla refused (HTTP 404)'],
  ['dvla', { status: 404, body: '<html>Not found</html>' }, 'dvla refused (HTTP 404)'],
  ['dvla', { status: 302, headers: { location: '/' } }, 'dvla refused (HTTP 302)'],
  ['dvsa', dvsaError(404, 'MOTH-NF-02'), 'dvsa refused (HTTP 404, MOTH-NF-02)'],
  ['dvsa', dvsaError(403, 'MOTH-FB-02'), 'dvsa refused (HTTP 403, MOTH-FB-02)'],
  ['dvsa', dvsaError(400, `${PLATE} is bad`), 'dvsa refused (HTTP 400)'],
])('%s: a refusal is not tried again: %j', async (registry, reply, message) => {
  const fake = await startRegistries(reply);
  await expect(quick()[registry](PLATE)).rejects.toMatchObject({ message });
  expect(fake.sent).toHaveLength(1);
});

test.each([
  dvlaError(500),
  dvlaError(502),
  dvlaError(503),
  { status: 503, body: { errors: [{ status: 503, title: 'System currently down' }] } },
  { status: 504, body: '' },
  { ...dvlaError(429), headers: { 'retry-after': '0' } },
  { ...dvlaError(429), headers: { 'retry-after': 'Sun, 22 Nov 2020 08:00:00 GMT' } },
])('a failure for now is tried again: %j', async (failure) => {
  const fake = await startRegistries(failure, failure, { body: DVLA });
  expect(await quick().dvla(PLATE)).toMatchObject({ make: 'FORD' });
  expect(fake.sent).toHaveLength(3);
});

test('after two retries it fails', async () => {
  const fake = await startRegistries(dvlaError(503));
  await expect(quick().dvla(PLATE)).rejects.toThrow('dvla broken (HTTP 503, 503)');
  expect(fake.sent).toHaveLength(3);
});

test('Retry-After is honoured: waited for if short, not tried again if long', async () => {
  const started = performance.now();
  const limited = (seconds: string) => ({ ...dvlaError(429), headers: { 'retry-after': seconds } });
  await startRegistries(limited('1'), { body: DVLA });
  await quick().dvla(PLATE);
  expect(performance.now() - started).toBeGreaterThan(990);

  const fake = await startRegistries(limited('60'));
  await expect(quick().dvla(PLATE)).rejects.toMatchObject({
    failure: 'limited',
    retryAfterMs: 60_000,
  });
  expect(fake.sent).toHaveLength(1);
});

test('a registry that does not respond, or cannot be reached, fails in time', async () => {
  await startRegistries({ hangs: true });
  await expect(quick(60).dvla(PLATE)).rejects.toThrow(TaskCancelledError);
  vi.stubEnv('DVLA_URL', 'http://127.0.0.1:1');
  await expect(quick().dvla(PLATE)).rejects.toMatchObject({ failure: 'unreachable' });
});

test.each<[string, Reply]>([
  ['HTML', { body: '<html><body>Welcome</body></html>' }],
  ['nothing', { body: '' }],
  ['5 MB', { body: JSON.stringify({ ...DVLA, colour: 'X'.repeat(5_000_000) }) }],
  ['a list', { body: [DVLA] }],
  ['null', { body: null }],
  ['no plate', { body: { make: 'FORD' } }],
  ['another vehicle', { body: { ...DVLA, registrationNumber: 'ZZ99ZZZ' } }],
])('a response of %s is unreadable, and not tried again', async (_, reply) => {
  const fake = await startRegistries(reply);
  await expect(quick().dvla(PLATE)).rejects.toMatchObject({ failure: 'unreadable' });
  expect(fake.sent).toHaveLength(1);
});

test('no error names the number plate', async () => {
  const echo = { errors: [{ code: PLATE, title: PLATE, detail: PLATE }] };
  for (const reply of [{ status: 500, body: echo }, { body: { registrationNumber: 'ZZ99ZZZ' } }]) {
    await startRegistries(reply);
    const error: unknown = await quick()
      .dvla(PLATE)
      .catch((thrown: unknown) => thrown);
    expect(String(error)).not.toContain(PLATE);
  }
});

describe('the breaker', () => {
  test('opens after five failures, lets one call through later and closes by itself', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // With a Retry-After that long, the client does not retry.
    const fake = await startRegistries({ ...dvlaError(429), headers: { 'retry-after': '60' } });
    const client = quick();
    for (let failures = 0; failures < 5; failures += 1) {
      await expect(client.dvla(PLATE)).rejects.toThrow('limited');
    }
    await expect(client.dvla(PLATE)).rejects.toThrow(BrokenCircuitError);
    expect(fake.sent).toHaveLength(5);

    vi.setSystemTime(Date.now() + 10_001);
    await expect(client.dvla(PLATE)).rejects.toThrow('limited');
    await expect(client.dvla(PLATE)).rejects.toThrow(BrokenCircuitError);

    vi.setSystemTime(Date.now() + 10_001);
    fake.replies = [{ body: DVLA }];
    expect(await client.dvla(PLATE)).toMatchObject({ make: 'FORD' });
    expect(await client.dvla(PLATE)).toMatchObject({ make: 'FORD' });
  });

  test('of one registry leaves the other alone', async () => {
    const fake = await startRegistries(dvlaError(503));
    const client = quick();
    for (let failures = 0; failures < 6; failures += 1) await client.dvla(PLATE).catch(() => {});
    fake.replies = [{ body: DVSA }];
    expect(await client.dvsa(PLATE)).toMatchObject({ model: 'FOCUS' });
  });

  test.each<[string, Reply]>([
    ['refusals', dvlaError(403)],
    ['unreadable responses', { body: '<html>' }],
    ['responses about another vehicle', { body: { ...DVLA, registrationNumber: 'ZZ99ZZZ' } }],
  ])('stays closed for %s of one plate', async (_, reply) => {
    await startRegistries(reply);
    const client = quick();
    for (let failures = 0; failures < 7; failures += 1) {
      await expect(client.dvla(PLATE)).rejects.toThrow(RegistryError);
    }
  });

  test('opens for a registry that does not respond', async () => {
    await startRegistries({ hangs: true });
    const client = quick(20);
    for (let failures = 0; failures < 5; failures += 1) await client.dvla(PLATE).catch(() => {});
    await expect(client.dvla(PLATE)).rejects.toThrow(BrokenCircuitError);
  });

  test('stays closed for unknown vehicles', async () => {
    const fake = await startRegistries(dvlaError(404));
    const client = quick();
    for (let misses = 0; misses < 7; misses += 1) expect(await client.dvla(PLATE)).toBeNull();
    expect(fake.sent).toHaveLength(7);
  });
});

test('two at once ask once', async () => {
  const fake = await startRegistries({ body: DVSA });
  const client = quick();
  await Promise.all([client.dvsa(PLATE), client.dvsa(PLATE)]);
  expect([fake.sent.length, fake.tokens]).toEqual([1, 1]);
  await client.dvsa(PLATE);
  expect(fake.sent).toHaveLength(2);
});

describe('the token of DVSA', () => {
  test('is requested once for several vehicles, and again before it expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const fake = await startRegistries(dvsaError(404, 'MOTH-NF-01'));
    const client = quick();
    await Promise.all(['A1', 'A2', 'A3'].map(client.dvsa));
    expect(fake.tokens).toBe(1);
    vi.setSystemTime(Date.now() + 1190 * 1000);
    await Promise.all(['A4', 'A5'].map(client.dvsa));
    expect(fake.tokens).toBe(2);
    expect(fake.sent.at(-1)?.headers.authorization).toBe('Bearer token-2');
  });

  test('is renewed once when DVSA refuses it', async () => {
    const fake = await startRegistries(dvsaError(401, 'MOTH-UA-01'), { body: DVSA });
    expect(await quick().dvsa(PLATE)).toMatchObject({ model: 'FOCUS' });
    expect(fake.tokens).toBe(2);

    const refusing = await startRegistries(dvsaError(401, 'MOTH-UA-01'));
    await expect(quick().dvsa(PLATE)).rejects.toThrow('dvsa refused (HTTP 401, MOTH-UA-01)');
    expect(refusing.sent).toHaveLength(2);
  });

  test('that cannot be read fails', async () => {
    const fake = await startRegistries({ body: DVSA });
    fake.tokenSeconds = Number.NaN;
    await expect(quick().dvsa(PLATE)).rejects.toThrow('dvsa unreadable (token)');
  });
});
