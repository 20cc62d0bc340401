import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { newSinceText } from '@/components/search/new-since';
import { noteVisit, readVisits, withUse } from '@/lib/search/last-visit';
import { blockedStorage, memoryStorage } from '../tools/storage';

const MINUTE = 60_000;
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', memoryStorage(storage));
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-11-30T10:00:00Z'));
});

const after = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE);

test('the visit before is the last use before a pause of half an hour', () => {
  const first = Date.now();
  expect(noteVisit()).toBe(0);
  after(20);
  expect(noteVisit()).toBe(0);
  const last = Date.now();
  after(31);
  expect(noteVisit()).toBe(last);
  after(29);
  expect(noteVisit()).toBe(last);
  expect(last).toBeGreaterThan(first);
});

test('whoever is not to be remembered has no last visit', () => {
  noteVisit();
  storage.set('viewed', 'off');
  after(60);
  expect(noteVisit()).toBe(0);
  expect(storage.has('last-visit')).toBe(false);
});

test.each(['{', '[]', '{"at":"x"}', '{"at":1e300}', 'null'])('%s is no visit', (text) => {
  storage.set('last-visit', text);
  expect(noteVisit()).toBe(0);
});

test('without storage there is no last visit', () => {
  vi.stubGlobal('localStorage', blockedStorage);
  expect(noteVisit()).toBe(0);
});

test('over any uses and clocks the visit before is never later than now, and never forgotten within a visit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -90, max: 90 })), (pauses) => {
      let visits = readVisits(null, 0);
      let now = 1_000_000_000_000;
      for (const pause of pauses) {
        now += pause * MINUTE;
        const known = readVisits(visits, now);
        visits = withUse(known, now);
        expect(visits.before).toBeLessThanOrEqual(now);
        if (pause >= 0 && pause <= 30) expect(visits.before).toBe(known.before);
      }
    }),
  );
});

test('the sentence names the number, up to a hundred, and is absent without any', () => {
  expect(newSinceText(14)).toBe('New since your last visit: 14');
  expect(newSinceText(100)).toBe('New since your last visit: 100 or more');
  expect(newSinceText(0)).toBe('');
});
