import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KM_PER_MILE } from '@/lib/core/miles';
import { checkOdometer } from '@/lib/registry/odometer';
import type { MotTest } from '@/lib/registry/types';

const DAY = 86_400_000;
const START = Date.parse('2015-03-02');
const iso = (days: number) => new Date(START + days * DAY).toISOString().slice(0, 10);
const motTest = (date: string, miles: number | null): MotTest => ({
  date,
  miles,
  expiryDate: null,
  passed: true,
  defects: [],
});
const kindsOf = (tests: MotTest[], mileage: number | null = null, listed = '2026-11-01') =>
  checkOdometer(tests, { mileage, listed }).findings.map(({ kind }) => kind);

/** Days and miles from one yearly test to the next. */
const step = fc.record({
  days: fc.integer({ min: 300, max: 420 }),
  miles: fc.integer({ min: 2000, max: 20_000 }),
});
/** Tests of an honest car, oldest first, and its mileage when listed, a year after the last. */
const honest = fc
  .tuple(fc.integer({ min: 5000, max: 60_000 }), fc.array(step, { minLength: 3, maxLength: 14 }))
  .map(([first, steps]) => {
    const tests = [motTest(iso(0), first)];
    let [day, miles] = [0, first];
    for (const each of steps) {
      day += each.days;
      miles += each.miles;
      tests.push(motTest(iso(day), miles));
    }
    return { tests, mileage: miles + 1, listed: iso(day + 365) };
  });
const at = (tests: MotTest[], index: number) => tests[index]?.miles ?? 0;

test('mileages that only rise are never flagged, in whatever order they come', () => {
  fc.assert(
    fc.property(honest, ({ tests, mileage, listed }) => {
      expect(kindsOf(tests.toReversed(), mileage, listed)).toEqual([]);
      expect(kindsOf(tests)).toEqual([]);
    }),
  );
});

test('a mileage that falls is always flagged', () => {
  fc.assert(
    fc.property(honest, fc.nat(), fc.integer({ min: 1, max: 200_000 }), (car, where, by) => {
      const index = 1 + (where % (car.tests.length - 1));
      const before = at(car.tests, index - 1);
      const fallen = motTest(car.tests[index]?.date ?? '', Math.max(0, before - by));
      const found = checkOdometer(car.tests.with(index, fallen), car).findings;
      const { kind, leg } = found[0] ?? {};
      expect(['fall', 'unit-mix-up']).toContain(kind);
      expect(leg).toMatchObject({ from: { miles: before }, to: { miles: fallen.miles } });
      expect(leg?.miles).toBe((fallen.miles ?? 0) - before);
    }),
  );
});

test('kilometres among miles are named as a mix-up of units, with what they come to', () => {
  fc.assert(
    fc.property(honest, fc.nat(), (car, where) => {
      const index = 1 + (where % (car.tests.length - 2));
      const miles = at(car.tests, index);
      const kilometres = Math.round(miles * KM_PER_MILE);
      fc.pre(kilometres > at(car.tests, index + 1));
      const mixed = car.tests.with(index, motTest(car.tests[index]?.date ?? '', kilometres));
      const found = checkOdometer(mixed, car).findings;
      expect(found.map(({ kind }) => kind)).toEqual(['unit-mix-up']);
      expect(found[0]).toMatchObject({ reading: { miles: kilometres } });
      expect(found[0]?.kind === 'unit-mix-up' && found[0].corrected - miles).toBeCloseTo(0, 0);
    }),
  );
});

test('miles that were converted as if they were kilometres are a mix-up as well', () => {
  const tests = [
    motTest('2021-03-01', 60_000),
    motTest('2022-03-01', 70_000),
    motTest('2023-03-01', Math.round(80_000 / KM_PER_MILE)),
    motTest('2024-03-01', 90_000),
  ];
  const [found] = checkOdometer(tests, { mileage: 91_000, listed: '2024-05-01' }).findings;
  expect(found).toMatchObject({ kind: 'unit-mix-up', corrected: 80_000 });
});

test('a listing with fewer miles than the last test is flagged, a rounded one is not', () => {
  const tests = [motTest('2026-03-01', 45_400)];
  const { findings } = checkOdometer(tests, { mileage: 31_250, listed: '2026-06-01' });
  expect(findings).toMatchObject([
    { kind: 'fall', leg: { miles: -14_150, to: { isListing: true } } },
  ]);
  expect(kindsOf(tests, 45_000)).toEqual([]);
  expect(kindsOf(tests, 45_399)).toEqual(['fall']);
  expect(kindsOf(tests, null)).toEqual([]);
});

test('a listing older than its last test is compared with that test', () => {
  const tests = [motTest('2026-09-01', 45_000)];
  expect(kindsOf(tests, 45_100, '2026-08-01')).toEqual([]);
  expect(kindsOf(tests, 44_100, '2026-08-01')).toEqual(['fall']);
});

test('a jump nobody drives and a gap nobody may leave are flagged with their arithmetic', () => {
  const tests = [motTest('2022-03-01', 20_000), motTest('2023-03-01', 95_000)];
  expect(checkOdometer(tests, { mileage: null, listed: '' }).findings).toMatchObject([
    { kind: 'jump', leg: { miles: 75_000, days: 365, perYear: 75_051 } },
  ]);
  expect(kindsOf([motTest('2020-01-02', 20_000), motTest('2022-01-02', 22_000)])).toEqual(['gap']);
});

test('a retest within days has no miles a year, and tests without a reading none at all', () => {
  const tests = [
    motTest('2024-03-08', 40_120),
    motTest('2024-03-01', 40_080),
    motTest('2023-03-01', null),
    motTest('2022-12-01', 31_000),
  ];
  const { legs, findings } = checkOdometer(tests, { mileage: null, listed: '' });
  expect(legs.map(({ perYear }) => perYear)).toEqual([7273, null]);
  expect(findings).toEqual([]);
});
