import { beforeEach, expect, test, vi } from 'vitest';
import { comparedIds, removeCompared, setComparedIds, toggleCompared } from '@/lib/compare/store';
import { blockedStorage, memoryStorage } from '../tools/storage';

const id = (last: number) => `5dfba441-0000-4000-8000-${String(last).padStart(12, '0')}`;
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', memoryStorage(storage));
});

test('a press adds a car, the next one removes it', () => {
  expect([toggleCompared(id(1)), toggleCompared(id(2))]).toEqual(['added', 'added']);
  expect(comparedIds()).toEqual([id(1), id(2)]);
  expect(storage.get('compare')).toBe(JSON.stringify([id(1), id(2)]));
  expect(toggleCompared(id(1))).toBe('removed');
  expect(comparedIds()).toEqual([id(2)]);
});

test('a fifth car is refused, and the four stay', () => {
  const four = [1, 2, 3, 4].map(id);
  setComparedIds(four);
  expect(toggleCompared(id(5))).toBe('full');
  expect(comparedIds()).toEqual(four);
  expect(toggleCompared(id(4))).toBe('removed');
  expect(toggleCompared(id(5))).toBe('added');
});

test('an empty list leaves nothing stored', () => {
  setComparedIds([id(1)]);
  removeCompared(id(1));
  expect(storage.size).toBe(0);
  expect(comparedIds()).toEqual([]);
});

test.each(['', 'null', '{', '"x"', '{"a":1}', '[1,null,"x"]', `[${'"y",'.repeat(9999)}"y"]`])(
  'a stored %s is an empty list',
  (text) => {
    storage.set('compare', text);
    expect(comparedIds()).toEqual([]);
  },
);

test('a stored list is read without repeats, up to four, and is stable until it changes', () => {
  storage.set('compare', JSON.stringify([1, 1, 2, 3, 4, 5].map(id)));
  expect(comparedIds()).toEqual([1, 2, 3, 4].map(id));
  expect(comparedIds()).toBe(comparedIds());
});

test('with blocked storage the list lasts as long as the page', () => {
  setComparedIds([]);
  vi.stubGlobal('localStorage', blockedStorage);
  expect(toggleCompared(id(1))).toBe('added');
  expect(comparedIds()).toEqual([id(1)]);
  setComparedIds([]);
  expect(comparedIds()).toEqual([]);
});
