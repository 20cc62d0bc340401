import { beforeEach, expect, test, vi } from 'vitest';
import { clearSearches, keepSearch } from '@/lib/search/recent-searches';
import { loadSuggestions } from '@/lib/search/search-suggestions';
import { blockedStorage, memoryStorage } from '../tools/storage';

const KEY = 'recent-searches';
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', memoryStorage(storage));
  vi.stubGlobal('fetch', async () => Response.json(['Ford', 'Ford Fiesta', 'Leeds']));
});

const recent = () => JSON.parse(storage.get(KEY) ?? '[]');

test('the last eight searches are kept once each, newest first', () => {
  for (let n = 1; n <= 9; n += 1) keepSearch(`golf ${n}`);
  keepSearch(' Golf  5 ');
  keepSearch('  ');
  expect(recent()).toEqual(['Golf 5', ...[9, 8, 7, 6, 4, 3, 2].map((n) => `golf ${n}`)]);
});

test('of a full postcode only the outward code is kept', () => {
  keepSearch('golf near ls6 3aa');
  keepSearch('SW1A1AA automatic');
  expect(recent()).toEqual(['SW1A automatic', 'golf near ls6']);
});

test('recent searches come before the names, each suggestion once', async () => {
  keepSearch('Leeds');
  expect(await loadSuggestions()).toEqual(['Leeds', 'Ford', 'Ford Fiesta']);
});

test('cleared searches are suggested no more', async () => {
  keepSearch('golf');
  clearSearches();
  expect(storage.has(KEY)).toBe(false);
  expect(await loadSuggestions()).not.toContain('golf');
});

test.each(['{', '{"a":1}', '[1,null,"polo"]'])('a stored %s is no error', async (stored) => {
  storage.set(KEY, stored);
  keepSearch('golf');
  expect(recent()[0]).toBe('golf');
});

test('blocked storage is no error', async () => {
  vi.stubGlobal('localStorage', blockedStorage);
  keepSearch('golf');
  clearSearches();
  expect(await loadSuggestions()).toEqual(['Ford', 'Ford Fiesta', 'Leeds']);
});
