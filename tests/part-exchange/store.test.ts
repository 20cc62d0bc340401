import { beforeEach, expect, test, vi } from 'vitest';
import {
  keepPartExchange,
  keptPartExchange,
  onPartExchangeChange,
  removeEndedPartExchange,
  removePartExchange,
} from '@/lib/part-exchange/store';
import { blockedStorage, memoryStorage } from '../tools/storage';

const car = { car: '2018 Ford Fiesta', miles: null, range: [4000, 5500], owed: 0 } as const;
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', memoryStorage(storage));
});

test('it is kept on the device, told of, and removed', () => {
  const listener = vi.fn();
  const stop = onPartExchangeChange(listener);
  expect(keepPartExchange(car)).toBe(true);
  expect(keptPartExchange()).toMatchObject(car);
  // The same object until it changes, as useSyncExternalStore requires.
  expect(keptPartExchange()).toBe(keptPartExchange());
  removePartExchange();
  expect(keptPartExchange()).toBeNull();
  expect([...storage.keys()]).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test('one of the day before yesterday is deleted, and one of today stays', () => {
  storage.set('part-exchange', JSON.stringify({ ...car, at: Date.now() - 48 * 3_600_000 }));
  expect(keptPartExchange()).toBeNull();
  removeEndedPartExchange();
  expect(storage.has('part-exchange')).toBe(false);
  keepPartExchange(car);
  removeEndedPartExchange();
  expect(storage.has('part-exchange')).toBe(true);
});

test('where storage is blocked it lasts as long as the page, and says so', () => {
  vi.stubGlobal('localStorage', blockedStorage);
  expect(keepPartExchange(car)).toBe(false);
  expect(keptPartExchange()).toMatchObject(car);
  removePartExchange();
});
