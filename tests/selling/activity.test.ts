import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  activityDays,
  activityLabel,
  activityText,
  activityTotals,
  barsPath,
  fillDays,
} from '@/lib/selling/activity';

test('the days end with today in London, also just after its midnight', () => {
  const days = activityDays(Date.parse('2026-07-14T23:30:00Z'));
  expect(days).toHaveLength(30);
  expect([days[0], days.at(-1)]).toEqual(['2026-06-16', '2026-07-15']);
  expect(activityDays(Date.parse('2026-01-14T23:30:00Z')).at(-1)).toBe('2026-01-14');
});

test('days without anything are filled in, days outside left out', () => {
  const known = { day: '2026-06-02', views: 4, numbers: 3, favourites: 1, messages: 2 };
  const old = { ...known, day: '2026-05-01' };
  const days = fillDays(['2026-06-01', '2026-06-02'], [old, known]);
  expect(days).toEqual([
    { day: '2026-06-01', views: 0, numbers: 0, favourites: 0, messages: 0 },
    known,
  ]);
  expect(activityTotals(days)).toEqual({ views: 4, numbers: 3, favourites: 1, messages: 2 });
});

test('one of a kind is not called many', () => {
  expect([0, 1, 2].map((count) => activityLabel('views', count))).toEqual([
    'Views',
    'View',
    'Views',
  ]);
  expect([1, 2].map((count) => activityLabel('numbers', count))).toEqual([
    'Number shown',
    'Numbers shown',
  ]);
});

test('totals are told in words', () => {
  expect(activityText({ views: 1204, numbers: 2, favourites: 1, messages: 0 })).toBe(
    '1,204 views, 2 numbers shown, 1 favourite and 0 messages in the last 30 days',
  );
});

test('every day has a bar inside the box, one with something a visible one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { minLength: 1, maxLength: 30 }), (counts) => {
      const tall = [...barsPath(counts, 120, 28).matchAll(/v-(\d+)/g)].map(([, size]) =>
        Number(size),
      );
      expect(tall).toHaveLength(counts.length);
      for (const [at, count] of counts.entries()) {
        expect(tall[at]).toBeLessThanOrEqual(28);
        if (count > 0) expect(tall[at]).toBeGreaterThanOrEqual(2);
        else expect(tall[at]).toBe(1);
      }
      if (Math.max(...counts) > 0) expect(Math.max(...tall)).toBe(28);
    }),
  );
});
