import { beforeEach, expect, test } from 'vitest';
import { createSegmentedCache } from '@/lib/runtime/segmented-cache.mjs';

const MAX = 10;
type Entry = { name: string; size: number };
let gone: string[];
let cache: ReturnType<typeof createSegmentedCache>;

beforeEach(() => {
  gone = [];
  cache = createSegmentedCache({
    maxSize: MAX,
    sizeCalculation: ({ size }: Entry) => size,
    dispose: ({ name }: Entry) => gone.push(name),
  });
});

const add = (name: string, size = 1) => {
  cache.set(name, { name, size });
  expect(cache.calculatedSize).toBeLessThanOrEqual(MAX);
};
const addMany = (prefix: string, count: number) => {
  for (let index = 0; index < count; index += 1) add(`${prefix}${index}`);
};
const names = () => cache.entries().map(([name]) => name);

test('what is asked for once has the whole budget, and evicts the oldest', () => {
  addMany('a', 11);
  expect(gone).toEqual(['a0']);
  expect(cache.size).toBe(MAX);
});

test('what is asked for again is not evicted by what is asked for once', () => {
  addMany('a', 5);
  for (let index = 0; index < 5; index += 1) expect(cache.get(`a${index}`)).toBeDefined();
  addMany('b', 100);
  expect(names()).toEqual(expect.arrayContaining(['a0', 'a1', 'a2', 'a3', 'a4', 'b99']));
  expect(cache.size).toBe(MAX);
});

test('of more that is asked for again than half the budget, the oldest can be evicted', () => {
  addMany('a', MAX);
  for (let index = 0; index < MAX; index += 1) expect(cache.get(`a${index}`)).toBeDefined();
  expect(gone).toEqual([]);
  expect(cache.size).toBe(MAX);
  expect(['a0', 'a9'].map((name) => cache.isProtected(name))).toEqual([false, true]);
  addMany('b', 5);
  expect(gone).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
});

test('what is set anew stays in its segment, and what was there is disposed of', () => {
  add('a');
  cache.get('a');
  add('a', 2);
  expect([gone, cache.isProtected('a'), cache.calculatedSize]).toEqual([['a'], true, 2]);
});

test('what is deleted is gone from either segment', () => {
  addMany('a', 2);
  cache.get('a0');
  for (const name of ['a0', 'a1']) expect(cache.delete(name)).toBe(true);
  expect([cache.size, cache.delete('a0'), gone]).toEqual([0, false, ['a0', 'a1']]);
});

test('what is larger than the budget is not held, and than half of it once', () => {
  add('a', MAX + 1);
  expect(cache.get('a')).toBeUndefined();
  add('b', 6);
  expect(cache.get('b')).toMatchObject({ name: 'b' });
  expect(cache.get('b')).toBeUndefined();
});
