import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStore } from '@/lib/runtime/memory-store.mjs';
import { runs } from '../whole';

/** Number of pages of a crawl, which are more than the store has room for. */
const CRAWLED = runs(2500, 5000);

let store: ReturnType<typeof createMemoryStore>;
const page = (html: string) => ({ value: { kind: 'APP_PAGE', html }, tags: [], renderedAt: 0 });
const read = async (key: string) => (await store.read(key)).entry;

beforeEach(() => {
  store = createMemoryStore({ longestRender: 1000 });
});

test('an entry takes no more memory than is counted', async () => {
  await store.write('/a', 'missing', page('x'));
  const packed = store.stores.missing?.get('/a') as { bytes: Uint8Array } | undefined;
  expect(packed?.bytes.buffer.byteLength).toBe(packed?.bytes.length);
  expect(packed?.bytes.length).toBeGreaterThan(0);
});

test('pages are held compressed', async () => {
  const html = '£9,995 – a car’s page'.repeat(10_000);
  const keys = Array.from({ length: 100 }, (_, index) => `/car/${index}`);
  for (const key of keys) await store.write(key, 'pages', page(html));
  // Each page is read once more than it takes to be held unpacked, for which the store has no room for all.
  for (const key of [...keys, ...keys, ...keys]) {
    const entry = (await read(key)) as ReturnType<typeof page> | undefined;
    expect(entry?.value.html === html).toBe(true);
  }
});

test('a page asked for repeatedly is unpacked once, until it is replaced', async () => {
  await store.write('/a', 'pages', page('old'));
  await read('/a');
  expect(await read('/a')).toBe(await read('/a'));
  await store.write('/a', 'pages', page('new'));
  expect(await read('/a')).toMatchObject({ value: { html: 'new' } });
});

test('what can be invented is not held unpacked', async () => {
  await store.write('/a', 'missing', page('missing'));
  await read('/a');
  expect(await read('/a')).not.toBe(await read('/a'));
});

test('a page that is asked for repeatedly outlives a crawl, and the budget is kept', async () => {
  const html = randomBytes(10_000).toString('base64');
  await store.write('/popular', 'pages', page(html));
  await read('/popular');
  await store.write('/popular', 'pages', page(html));
  for (let index = 0; index < CRAWLED; index += 1) {
    expect(await read(`/car/${index}`)).toBeUndefined();
    await store.write(`/car/${index}`, 'pages', page(html));
    expect(store.stores.pages?.calculatedSize).toBeLessThanOrEqual(16 * 1024 * 1024);
  }
  expect(await read('/popular')).toBeDefined();
  expect(await read(`/car/${CRAWLED - 1}`)).toBeDefined();
});
