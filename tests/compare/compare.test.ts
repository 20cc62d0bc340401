import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestOf, compareCars, differenceOf } from '@/lib/compare/compare';
import { ROW_RULES } from '@/lib/compare/rows';
import { runs } from '../whole';
import { car, columnOf, goneColumn, other } from './car-fixture';

const compared = (...cars: (typeof car)[]) => compareCars(cars.map(columnOf));
const row = (comparison: ReturnType<typeof compareCars>, label: string) =>
  [...comparison.differing, ...comparison.same].find((each) => each.label === label);

test('a car differs from the first in the words of a person', () => {
  const better = other({ price: 7995, year: 2021, mileage: 24_000, owners: 1, fuelType: 'diesel' });
  const { summaries, differing } = compared(car, better);
  expect(summaries).toEqual([
    {
      id: better.id,
      name: '2021 Volkswagen Golf',
      differences: [
        '£1,205 cheaper',
        '2 years newer',
        '18,000 fewer miles',
        'one owner fewer',
        'diesel instead of petrol',
      ],
    },
  ]);
  expect(differing.map(({ label }) => label)).toEqual([
    'Price',
    'Year',
    'Mileage',
    'Owners',
    'Fuel',
  ]);
});

test('the best of a row is marked where better is a fact', () => {
  const comparison = compared(car, other({ price: 7995, seats: 7, daysListed: 3 }));
  expect(row(comparison, 'Price')?.cells.map((cell) => cell?.best)).toEqual([null, 'Cheapest']);
  for (const label of ['Seats', 'For sale', 'Year'])
    expect(row(comparison, label)?.cells.map((cell) => cell?.best)).toEqual([null, null]);
});

test('a row without a value is left out, one with some values says which are missing', () => {
  const comparison = compared({ ...car, owners: null }, other({ owners: null, seats: null }));
  expect(row(comparison, 'Owners')).toBeUndefined();
  expect(row(comparison, 'Seats')?.cells.map((cell) => cell?.text)).toEqual(['5', null]);
});

test('a car that is gone leaves its cells empty and is measured against by none', () => {
  const comparison = compareCars([goneColumn, columnOf(car), columnOf(other({ price: 8000 }))]);
  expect(row(comparison, 'Price')?.cells).toEqual([
    null,
    { text: '£9,200', note: null, difference: null, best: null },
    { text: '£8,000', note: null, difference: '£1,200 cheaper', best: 'Cheapest' },
  ]);
  expect(comparison.features.notOnAll).toEqual([null, [], []]);
  expect(compareCars([goneColumn]).differing).toEqual([]);
});

test('features are a difference of sets, whatever their case', () => {
  const { features } = compared(
    car,
    other({ features: ['heated seats', 'Sunroof'] }),
    other({ features: ['Heated seats', 'Sunroof', 'Tow bar'] }),
  );
  expect(features).toEqual({
    common: ['Heated seats'],
    notOnAll: [['Air conditioning'], ['Sunroof'], ['Sunroof', 'Tow bar']],
  });
});

test('the record and the history of a price are told in sentences', () => {
  const comparison = compared(
    car,
    other({ mot: 'No MOT record of its plate.', priceHistory: [], costs: null }),
  );
  expect(row(comparison, 'MOT record')?.cells[0]).toMatchObject({
    text: '4 tests, 1 failed',
    note: 'Last passed 1 March 2026 with 1 advisory.',
  });
  expect(row(comparison, 'MOT record')?.cells[1]?.text).toBe('No MOT record of its plate.');
  expect(row(comparison, 'Price history')?.cells[0]).toMatchObject({
    text: 'Down £505 since 3 November 2026',
    note: 'From £9,705, in 1 step',
  });
});

const OPPOSITES = [
  ['cheaper', 'dearer'],
  ['newer', 'older'],
  ['fewer', 'more'],
  ['less', 'more'],
  ['longer', 'shorter'],
  ['earlier', 'later'],
  ['nearer', 'farther'],
] as const;
const opposite = (text: string) => {
  const pair = OPPOSITES.find((words) => words.some((word) => text.includes(word)));
  if (!pair) throw new Error(`No opposite of ${text}`);
  const [one, two] = pair;
  return text.includes(one) ? text.replace(one, two) : text.replace(two, one);
};

/** Without word order: 'two more seats' is the opposite of 'two seats fewer'. */
const words = (text: string | null) => text?.split(' ').sort().join(' ');

const anyCar = fc.record({
  price: fc.integer({ min: 1, max: 200_000 }),
  year: fc.integer({ min: 1950, max: 2026 }),
  mileage: fc.option(fc.integer({ min: 0, max: 300_000 })),
  owners: fc.option(fc.integer({ min: 0, max: 15 })),
  seats: fc.option(fc.integer({ min: 1, max: 9 })),
  doors: fc.option(fc.integer({ min: 2, max: 5 })),
  daysListed: fc.integer({ min: 0, max: 400 }),
  distance: fc.option(
    fc.record({ miles: fc.double({ min: 0, max: 600, noNaN: true }), from: fc.constant('LS6') }),
  ),
  motExpiry: fc.option(fc.constantFrom('2027-01-01', '2027-02-03', '2027-11-30')),
});

test('one car is cheaper than another where that one is dearer, by as much', () => {
  fc.assert(
    fc.property(anyCar, anyCar, (one, two) => {
      const [a, b] = [
        { ...car, ...one },
        { ...car, ...two },
      ];
      for (const rule of ROW_RULES) {
        const [there, back] = [differenceOf(rule, a, b), differenceOf(rule, b, a)];
        expect(there === null).toBe(back === null);
        if (there && back) expect(words(opposite(there))).toBe(words(back));
      }
    }),
    { numRuns: runs(300, 3000) },
  );
});

test('the best value is strictly better than every other', () => {
  const values = fc.array(fc.option(fc.integer({ min: 0, max: 5 })), { maxLength: 4 });
  fc.assert(
    fc.property(values, fc.constantFrom('least', 'greatest'), (numbers, end) => {
      const at = bestOf(numbers, end);
      const best = numbers[at];
      const others = numbers.filter((value, index) => index !== at && value !== null);
      const isBetter = (value: number | null) =>
        typeof best === 'number' &&
        value !== null &&
        (end === 'least' ? best < value : best > value);
      if (at >= 0) expect(others.length > 0 && others.every(isBetter)).toBe(true);
      else if (others.length > 1)
        expect(
          others.filter(
            (value) => value === (end === 'least' ? Math.min : Math.max)(...(others as number[])),
          ).length,
        ).toBeGreaterThan(1);
    }),
    { numRuns: runs(500, 5_000) },
  );
});

test('each car appears in its column whatever the order', () => {
  fc.assert(
    fc.property(fc.array(anyCar, { minLength: 2, maxLength: 4 }), (facts) => {
      const cars = facts.map((changes, index) => ({ ...car, ...changes, id: String(index) }));
      const { differing, same, summaries } = compareCars(cars.map(columnOf));
      const prices = [...differing, ...same].find(({ label }) => label === 'Price');
      expect(prices?.cells).toHaveLength(cars.length);
      expect(summaries.map(({ id }) => id)).toEqual(cars.slice(1).map(({ id }) => id));
    }),
    { numRuns: runs(200, 2000) },
  );
});

const owning = (range: [number, number], without: string | null = 'without insurance') => {
  const { costs } = car;
  if (!costs) throw new Error('A car without costs');
  return other({ costs: { ...costs, owning: { range, without } } });
};
const leastToOwn = (...cars: (typeof car)[]) =>
  row(compared(car, ...cars), 'Three years of owning it')?.cells.map((cell) => cell?.best);

test('the least to own is marked only where its range ends below all others of the same parts', () => {
  expect(leastToOwn(owning([4000, 5999]))).toEqual([null, 'Least to own']);
  expect(leastToOwn(owning([4000, 6000]))).toEqual([null, null]);
  expect(leastToOwn(owning([9000, 9900]), owning([8500, 9000]))).toEqual([
    'Least to own',
    null,
    null,
  ]);
  expect(leastToOwn(owning([1000, 2000], 'without loss of value and insurance'))).toEqual([
    null,
    null,
  ]);
  const cells = row(compared(car, owning([4000, 5000])), 'Three years of owning it')?.cells;
  expect(cells?.[0]).toMatchObject({
    text: '£6,000 to £8,000',
    note: 'at 8,000 miles a year, without insurance',
  });
});
