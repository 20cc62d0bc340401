import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costToOwn, lossOfValue, type OwnedCar } from '@/lib/running-costs/cost-to-own';
import { describeOwnership } from '@/lib/running-costs/describe-ownership';
import { type Owner, USUAL_OWNER } from '@/lib/running-costs/owner';
import { runs } from '../whole';

const TODAY = '2026-11-30';

const fiesta: OwnedCar = {
  make: 'Ford',
  model: 'Fiesta',
  year: 2015,
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  engineSize: 1,
  registrationNumber: null,
  mpg: [50, 60],
  ageing: { value: 8000, range: [7000, 9200], later: 5000, error: [-0.2, 0.2] },
};
const partOf = (name: string, car: Partial<OwnedCar> = {}, owner: Partial<Owner> = {}) =>
  costToOwn({ ...fiesta, ...car }, { ...USUAL_OWNER, ...owner }, TODAY).parts.find(
    (part) => part.name === name,
  )?.range;

const ageing = fc
  .record({
    value: fc.integer({ min: 10, max: 20_000 }).map((tens) => tens * 10),
    low: fc.double({ min: 0, max: 1, noNaN: true }),
    high: fc.double({ min: 1, max: 4, noNaN: true }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    error: fc.double({ min: 0, max: 0.4, noNaN: true }),
  })
  .map(({ value, low, high, share, error }) => ({
    value,
    range: [value * low, value * high] as const,
    later: value * share,
    error: [-error, error] as const,
  }));
const cars = fc.record({
  year: fc.integer({ min: 1975, max: 2027 }),
  fuelType: fc.constantFrom(
    'petrol' as const,
    'diesel' as const,
    'hybrid' as const,
    'plug_in_hybrid' as const,
    'electric' as const,
    'hydrogen' as const,
  ),
  bodyType: fc.constantFrom('hatchback' as const, 'van' as const),
  mpg: fc.constantFrom([30, 45] as const, [100, 180] as const, null),
  ageing: fc.option(ageing),
});
const owners = fc.record({
  milesAYear: fc.integer({ min: 0, max: 100_000 }),
  insurance: fc.option(fc.integer({ min: 0, max: 20_000 })),
  zoneDays: fc.integer({ min: 0, max: 365 }),
  home: fc.integer({ min: 0, max: 100 }),
});

test('the parts are whole pounds, in order, and add up to the total exactly', () => {
  fc.assert(
    fc.property(cars, owners, (car, owner) => {
      const { parts, total, missing } = costToOwn({ ...fiesta, ...car }, owner, TODAY);
      const known = parts.flatMap(({ range }) => (range ? [range] : []));
      expect(known.length + missing.length).toBe(6);
      for (const [low, high] of known) {
        expect(Number.isInteger(low) && Number.isInteger(high)).toBe(true);
        expect(0 <= low && low <= high).toBe(true);
      }
      expect(total[0]).toBe(known.reduce((sum, [low]) => sum + low, 0));
      expect(total[1]).toBe(known.reduce((sum, [, high]) => sum + high, 0));
    }),
    { numRuns: runs(200, 5000) },
  );
});

test('a loss never exceeds the value, and never falls as less is left', () => {
  fc.assert(
    fc.property(ageing, fc.double({ min: 0, max: 1, noNaN: true }), (car, share) => {
      const more = lossOfValue({ ...car, later: car.later * share }) ?? [0, 0];
      const less = lossOfValue(car) ?? [0, 0];
      expect(more[1]).toBeLessThanOrEqual(car.value);
      expect(more[0]).toBeGreaterThanOrEqual(less[0]);
      expect(more[1]).toBeGreaterThanOrEqual(less[1]);
    }),
    { numRuns: runs(500, 10_000) },
  );
});

test('the cost never falls with miles, days in a zone or insurance', () => {
  fc.assert(
    fc.property(cars, owners, owners, (car, one, other) => {
      const pick = (of: (a: number, b: number) => number): Owner => ({
        milesAYear: of(one.milesAYear, other.milesAYear),
        insurance: of(one.insurance ?? 0, other.insurance ?? 0),
        zoneDays: of(one.zoneDays, other.zoneDays),
        home: one.home,
      });
      const less = costToOwn({ ...fiesta, ...car }, pick(Math.min), TODAY).total;
      const more = costToOwn({ ...fiesta, ...car }, pick(Math.max), TODAY).total;
      expect(more[0]).toBeGreaterThanOrEqual(less[0]);
      expect(more[1]).toBeGreaterThanOrEqual(less[1]);
    }),
    { numRuns: runs(200, 5000) },
  );
});

test('each part by hand', () => {
  // 3,000 lost; the value's range counts for 375 and 450 of it, what is left errs by 1,000 either way.
  expect(partOf('value')).toEqual([1930, 4100]);
  expect(partOf('fuel')).toEqual([
    Math.round((24_000 * 4.54609 * 1.514 * 1.1) / 60 / 10) * 10,
    Math.round((24_000 * 4.54609 * 1.514 * 1.35) / 50 / 10) * 10,
  ]);
  expect(partOf('mot')).toEqual([165, 165]);
  expect(partOf('insurance', {}, { insurance: 650 })).toEqual([1950, 1950]);
  expect(partOf('insurance')).toBeNull();
});

test('MOT tests begin after three years and end at forty', () => {
  expect(partOf('mot', { year: 2026 })).toEqual([55, 55]);
  expect(partOf('mot', { year: 2024 })).toEqual([110, 165]);
  expect(partOf('mot', { year: 2024, registrationNumber: 'AB74CDE' })).toEqual([110, 165]);
  expect(partOf('mot', { year: 2023, registrationNumber: 'AB23CDE' })).toEqual([165, 165]);
  expect(partOf('mot', { year: 1980 })).toEqual([0, 0]);
});

test('days in a zone cost what London charges, and nothing where the car meets its standard', () => {
  const diesel = { fuelType: 'diesel' as const };
  expect(partOf('zones', {}, { zoneDays: 20 })).toEqual([0, 0]);
  expect(partOf('zones', { ...diesel, year: 2010 }, { zoneDays: 20 })).toEqual([750, 750]);
  expect(partOf('zones', { ...diesel, year: 2015 }, { zoneDays: 20 })).toEqual([0, 750]);
});

test('electricity is dearer the less of it comes from home', () => {
  const electric = { fuelType: 'electric' as const, mpg: null };
  const home = partOf('fuel', electric, { home: 100 }) ?? [0, 0];
  const away = partOf('fuel', electric, { home: 0 }) ?? [0, 0];
  // 24,000 miles at 4.2 and 2.8 miles a kilowatt-hour.
  expect(home).toEqual([1490, 2240]);
  expect(away).toEqual([3260, 6860]);
  expect(partOf('fuel', { fuelType: 'hydrogen', mpg: null })).toBeNull();
});

test('what is not known is said, and the total says that it is without it', () => {
  const car = { ...fiesta, fuelType: 'electric' as const, mpg: null, ageing: null };
  const text = describeOwnership(costToOwn(car, USUAL_OWNER, TODAY), car, USUAL_OWNER);
  const [loss, electricity] = text.parts;
  expect(loss).toMatchObject({ label: 'Loss of value', figure: 'Not known' });
  expect(loss?.basis).toContain('electric cars');
  expect(electricity?.label).toBe('Electricity');
  expect(text.without).toBe('without loss of value and insurance');
  const typed = { ...USUAL_OWNER, insurance: 650 };
  const whole = describeOwnership(costToOwn(fiesta, typed, TODAY), fiesta, typed);
  expect(whole.without).toBeNull();
  expect(whole.parts[0]?.basis).toContain('24,000 more miles, about £5,000');
});
