import { beforeEach, expect, test, vi } from 'vitest';
import { noteViewed } from '@/lib/core/browser/note-viewed';
import { forgetViewed, readViewed, setViewedOn } from '@/lib/favourites/viewed';
import { memoryStorage } from '../tools/storage';
import { idOf } from './saved-car';

/** A storage that also has its entries as properties, as a browser's. */
const browserStorage = (entries: Map<string, string>) =>
  new Proxy(memoryStorage(entries), {
    get: (storage, name) =>
      typeof name === 'string' && entries.has(name)
        ? entries.get(name)
        : Reflect.get(storage, name, storage),
    set: (_, name, value) => {
      entries.set(String(name), String(value));
      return true;
    },
  });

const entries = new Map<string, string>();
const stored = () => readViewed(entries.get('viewed') ?? '');

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', browserStorage(entries));
});

test('the last thirty cars are kept, each once, the latest first', () => {
  for (let at = 0; at < 40; at += 1) noteViewed(idOf(at));
  noteViewed(idOf(20));
  const { ids } = stored();
  expect(ids).toHaveLength(30);
  expect(ids.slice(0, 3)).toEqual([idOf(20), idOf(39), idOf(38)]);
  expect(new Set(ids).size).toBe(30);
});

test('the look before is told, and cars stored without a time are kept', () => {
  vi.useFakeTimers({ now: 1000 });
  entries.set('viewed', `${idOf(1)} ${idOf(2)}`);
  expect(noteViewed(idOf(3))).toBeNaN();
  expect(noteViewed(idOf(1))).toBe(0);
  vi.setSystemTime(2000);
  expect(noteViewed(idOf(3))).toBe(1000);
  expect(noteViewed(idOf(3))).toBe(2000);
  expect(stored().ids).toEqual([idOf(3), idOf(1), idOf(2)]);
  vi.useRealTimers();
});

test('switched off nothing is kept, and what was kept is forgotten', () => {
  noteViewed(idOf(1));
  entries.set('last-visit', '{"at":1}');
  setViewedOn(false);
  expect(entries.has('last-visit')).toBe(false);
  noteViewed(idOf(2));
  expect(stored()).toEqual({ ids: [], isOn: false });
  setViewedOn(true);
  expect(stored()).toEqual({ ids: [], isOn: true });
  noteViewed(idOf(3));
  forgetViewed();
  expect(stored()).toEqual({ ids: [], isOn: true });
  expect(entries.size).toBe(0);
});

test('a blocked storage breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  noteViewed(idOf(1));
  setViewedOn(false);
});

test.each(['x', '[]', `${idOf(1)},${idOf(2)}`, ' '.repeat(40_000)])(
  'text that is no list of cars is none: %.10s',
  (text) => expect(readViewed(text).ids).toEqual([]),
);
