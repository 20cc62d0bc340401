import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  canStore,
  readSheet,
  removeSheet,
  storeSheet,
} from '@/lib/showroom/inspection/sheet-storage';
import { blockedStorage, memoryStorage } from '../../tools/storage';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', memoryStorage(items));
});
afterEach(() => {
  vi.useRealTimers();
});

test('ticks and notes of a car are kept apart from those of others, until they are forgotten', () => {
  expect(storeSheet('one', { ticked: ['v5c'], written: { 'note-v5c': 'seen' } })).toBe(true);
  expect(readSheet('one')).toMatchObject({ ticked: ['v5c'], written: { 'note-v5c': 'seen' } });
  expect(readSheet('two')).toBeNull();
  removeSheet('one');
  expect(readSheet('one')).toBeNull();
});

test.each(['{', 'null', '7', '[]', '{"ticked":"v5c"}'])(
  '%s in storage counts as nothing',
  (text) => {
    items.set('viewing-sheet:one', text);
    expect(readSheet('one')).toBeNull();
  },
);

test('of what is stored only texts are taken', () => {
  items.set('viewing-sheet:one', '{"ticked":["v5c",7],"written":{"a":"b","c":{}}}');
  expect(readSheet('one')).toEqual({ at: 0, ticked: ['v5c'], written: { a: 'b' } });
});

test('of more than 30 sheets the oldest goes, and nothing else', () => {
  vi.useFakeTimers();
  items.set('favourites', '[]');
  for (let car = 0; car < 32; car += 1) {
    vi.setSystemTime(1_000_000 + car);
    storeSheet(`car-${car}`, { ticked: [], written: {} });
  }
  expect(readSheet('car-1')).toBeNull();
  expect(readSheet('car-2')).not.toBeNull();
  expect(items.size).toBe(31);
});

test('the sheets are counted when one is new, not at each letter', () => {
  const storage = memoryStorage(items);
  const key = vi.spyOn(storage, 'key');
  vi.stubGlobal('localStorage', storage);
  storeSheet('one', { ticked: [], written: {} });
  expect(key).toHaveBeenCalled();
  key.mockClear();
  storeSheet('one', { ticked: ['v5c'], written: {} });
  expect(key).not.toHaveBeenCalled();
  expect(readSheet('one')).toMatchObject({ ticked: ['v5c'] });
});

test('blocked storage is told, and breaks nothing', () => {
  vi.stubGlobal('localStorage', blockedStorage);
  expect(storeSheet('one', { ticked: [], written: {} })).toBe(false);
  expect(readSheet('one')).toBeNull();
  expect(() => removeSheet('one')).not.toThrow();
});

test('whether storage takes writes is known before anything is kept, and leaves nothing', () => {
  expect(canStore()).toBe(true);
  expect(items.size).toBe(0);
  vi.stubGlobal('localStorage', blockedStorage);
  expect(canStore()).toBe(false);
});
