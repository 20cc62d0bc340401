import fc from 'fast-check';
import { expect, test } from 'vitest';
import { json, lines, readChainAddress } from '@/lib/advert-history/files';

const read = (file: string, query = '') => readChainAddress(file, new URLSearchParams(query));

test('an address of the chain has a day that there is, and a row', () => {
  expect(read('2026-11-30.ndjson')).toEqual({ day: '2026-11-30', after: 0 });
  expect(read('2026-11-30.ndjson', 'after=5000')).toEqual({ day: '2026-11-30', after: 5000 });
});

test.each([
  ['2026-02-30.ndjson', ''],
  ['2026-13-01.ndjson', ''],
  ['2026-11-30', ''],
  ['2026-11-30.json', ''],
  ['../2026-11-30.ndjson', ''],
  ['2026-11-30.ndjson', 'after=-1'],
  ['2026-11-30.ndjson', 'after=1e9'],
  ['2026-11-30.ndjson', 'after=99999999999999999999'],
])('%s?%s is no part of it', (file, query) => {
  expect(read(file, query)).toBeNull();
});

test('no address breaks it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (file, after) => {
      expect(read(file, `after=${after}`) === null || file.endsWith('.ndjson')).toBe(true);
    }),
  );
});

test('rows are lines, kept by caches for a day once the day is over', async () => {
  const over = lines([{ sequence: 1 }, { sequence: 2 }], true);
  expect(await over.text()).toBe('{"sequence":1}\n{"sequence":2}\n');
  expect(over.headers.get('Cache-Control')).toBe('public, max-age=86400');
  expect(lines([]).headers.get('Cache-Control')).toBe('public, max-age=60');
});

test('search engines list neither its lines nor its roots', () => {
  for (const file of [lines([]), json({})])
    expect(file.headers.get('X-Robots-Tag')).toBe('noindex');
});
