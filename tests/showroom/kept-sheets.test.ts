import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canKeep, forgetSheet, keepSheet, keptSheet } from '@/lib/showroom/kept-sheets';
import { blockedStorage, memoryStorage } from '../tools/storage';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', memoryStorage(items));
});
afterEach(() => {
  vi.useRealTimers();
});

test('ticks and notes of a car are kept apart from those of others, until they are forgotten', () => {
  expect(keepSheet('one', { ticked: ['v5c'], written: { 'note-v5c': 'seen' } })).toBe(true);
  expect(keptSheet('one')).toMatchObject({ ticked: ['v5c'], written: { 'note-v5c': 'seen' } });
  expect(keptSheet('two')).toBeNull();
  forgetSheet('one');
  expect(keptSheet('one')).toBeNull();
});

test.each(['{', 'null', '7', '[]', '{"ticked":"v5c"}'])(
  '%s in storage counts as nothing',
  (text) => {
    items.set('viewing-sheet:one', text);
    expect(keptSheet('one')).toBeNull();
  },
);

test('of what is stored only texts are taken', () => {
  items.set('viewing-sheet:one', '{"ticked":["v5c",7],"written":{"a":"b","c":{}}}');
  expect(keptSheet('one')).toEqual({ at: 0, ticked: ['v5c'], written: { a: 'b' } });
});

test('of more than 30 sheets the oldest goes, and nothing else', () => {
  vi.useFakeTimers();
  items.set('favourites', '[]');
  for (let car = 0; car < 32; car += 1) {
    vi.setSystemTime(1_000_000 + car);
    keepSheet(`car-${car}`, { ticked: [], written: {} });
  }
  expect(keptSheet('car-1')).toBeNull();
  expect(keptSheet('car-2')).not.toBeNull();
  expect(items.size).toBe(31);
});

test('the sheets are counted when one is new, not at each letter', () => {
  const storage = memoryStorage(items);
  const key = vi.spyOn(storage, 'key');
  vi.stubGlobal('localStorage', storage);
  keepSheet('one', { ticked: [], written: {} });
  expect(key).toHaveBeenCalled();
  key.mockClear();
  keepSheet('one', { ticked: ['v5c'], written: {} });
  expect(key).not.toHaveBeenCalled();
  expect(keptSheet('one')).toMatchObject({ ticked: ['v5c'] });
});

test('blocked storage is told, and breaks nothing', () => {
  vi.stubGlobal('localStorage', blockedStorage);
  expect(keepSheet('one', { ticked: [], written: {} })).toBe(false);
  expect(keptSheet('one')).toBeNull();
  expect(() => forgetSheet('one')).not.toThrow();
});

test('whether storage takes writes is known before anything is kept, and leaves nothing', () => {
  expect(canKeep()).toBe(true);
  expect(items.size).toBe(0);
  vi.stubGlobal('localStorage', blockedStorage);
  expect(canKeep()).toBe(false);
});
