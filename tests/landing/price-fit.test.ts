import { expect, test } from 'vitest';
import { fitNote, fitSentences } from '@/lib/landing/describe-fit';
import { priceBand } from '@/lib/landing/price-band';
import { fitPrices, MIN_FITTED, studentT } from '@/lib/landing/price-fit';
import { createRandom, type Random } from '@/scripts/seed/prng';
import { type AnyAdvert, leastSquares, medianOf } from './least-squares';

/** A year and 10,000 miles lower the logarithm of the price by these amounts. */
const TRUE = { year: 0.11, miles: 0.05 };

type Scatter = (random: Random, age: number) => number;
const SCATTERS: [string, Scatter][] = [
  ['alike for all', (random) => 0.12 * random.normal()],
  ['more for old cars', (random, age) => (0.06 + 0.02 * age) * random.normal()],
  ['with odd prices', (random) => 0.12 * random.normal() * (random.chance(0.07) ? 4 : 1)],
];

/** A market with known costs: miles go with age, and each fuel has a level of its own. */
function market(random: Random, cars: number, scatter: Scatter): AnyAdvert[] {
  return Array.from({ length: cars }, () => {
    const age = random.int(0, 12);
    const mileage = Math.round(age * 9000 * Math.exp(0.35 * random.normal()) + random.int(0, 4000));
    const fuel = random.pick(['petrol', 'petrol', 'diesel', 'hybrid'] as const);
    const level = { petrol: 9.8, diesel: 9.95, hybrid: 10.2 }[fuel];
    const log = level - TRUE.year * age - (TRUE.miles * mileage) / 10_000 + scatter(random, age);
    return { year: 2026 - age, mileage, price: Math.round(Math.exp(log)), fuel, gearbox: 'manual' };
  });
}

test.each(SCATTERS)(
  'the intervals hold the true costs where prices scatter %s',
  (name, scatter) => {
    for (const cars of [40, 300]) {
      const random = createRandom(`${name} ${cars}`);
      const held = { year: 0, tenThousandMiles: 0 };
      const draws = 600;
      for (let draw = 0; draw < draws; draw += 1) {
        const fit = fitPrices(market(random, cars, scatter));
        if (!fit) throw new Error('no fit');
        for (const [cost, fall] of [
          ['year', TRUE.year],
          ['tenThousandMiles', TRUE.miles],
        ] as const) {
          const off = fit.price * (1 - Math.exp(-fall));
          if (fit[cost].low <= off && off <= fit[cost].high) held[cost] += 1;
        }
      }
      for (const count of Object.values(held)) {
        expect(count / draws, `${name}, ${cars} cars`).toBeGreaterThan(0.91);
        expect(count / draws, `${name}, ${cars} cars`).toBeLessThan(0.99);
      }
    }
  },
);

test.each(SCATTERS)(
  'the band holds eight in ten further adverts, scattered %s',
  (name, scatter) => {
    for (const cars of [MIN_FITTED, 60, 300]) {
      const random = createRandom(`band ${name} ${cars}`);
      let held = 0;
      let asked = 0;
      for (let draw = 0; draw < 100; draw += 1) {
        const band = priceBand(market(random, cars, scatter));
        if (!band) throw new Error('no band');
        for (const { mileage, price } of market(random, 20, scatter)) {
          const { low, high } = band.at(mileage);
          asked += 1;
          if (low <= price && price <= high) held += 1;
        }
      }
      expect(held / asked, `${name}, ${cars} cars`).toBeGreaterThan(0.74);
      expect(held / asked, `${name}, ${cars} cars`).toBeLessThan(0.86);
    }
  },
);

test('the costs are those of least squares with a level for each fuel and gearbox', () => {
  const random = createRandom('least squares');
  for (let draw = 0; draw < 20; draw += 1) {
    const cars = market(random, random.int(40, 120), SCATTERS[1]?.[1] ?? (() => 0));
    const some = cars.map((car, index) =>
      index % 3 === 0 ? { ...car, gearbox: 'automatic' as const, price: car.price + 900 } : car,
    );
    const fit = fitPrices(some);
    const { used, perYear, perMiles } = leastSquares(some);
    const price = medianOf(used.map((car) => car.price));
    expect(fit).toMatchObject({ cars: used.length, price });
    const off = (fall: number) => 10 * Math.round((price * (1 - Math.exp(-fall))) / 10);
    expect(fit?.year.pounds).toBe(off(perYear.fall));
    expect(fit?.tenThousandMiles.pounds).toBe(off(perMiles.fall));
    for (const [cost, { fall, error }] of [
      [fit?.year, perYear],
      [fit?.tenThousandMiles, perMiles],
    ] as const) {
      const margin = studentT(used.length - new Set(used.map(groupOf)).size - 2) * error;
      const ends = [fall - margin, fall + margin].map((end) => price * (1 - Math.exp(-end)));
      expect(Math.abs((cost?.low ?? 0) - ((ends[0] ?? 0) - 5))).toBeLessThan(5.01);
      expect(Math.abs((cost?.high ?? 0) - ((ends[1] ?? 0) + 5))).toBeLessThan(5.01);
    }
  }
});

const groupOf = ({ fuel, gearbox }: AnyAdvert) => `${fuel} ${gearbox}`;

test.each([
  [10, 2.2281],
  [18, 2.1009],
  [60, 2.0003],
  [290, 1.9682],
])('the quantile of t with %i degrees of freedom is that of the tables', (freedom, quantile) => {
  expect(Math.abs(studentT(freedom) - quantile)).toBeLessThan(0.001);
});

const plain = (index: number): AnyAdvert => ({
  year: 2015 + (index % 7),
  mileage: 10_000 + 7919 * (index % 11),
  price: 9000 + 100 * (index % 13),
  fuel: 'petrol',
  gearbox: 'manual',
});
const cars = (count: number, of: (index: number) => Partial<AnyAdvert> = () => ({})) =>
  Array.from({ length: count }, (_, index) => ({ ...plain(index), ...of(index) }));

test('there is nothing to say of fewer than 20 adverts, or where they cannot tell', () => {
  expect(fitPrices(cars(MIN_FITTED))).not.toBeNull();
  for (const count of [0, 1, 2, MIN_FITTED - 1]) {
    expect(fitPrices(cars(count)), `${count}`).toBeNull();
    expect(priceBand(cars(count)), `${count}`).toBeNull();
  }
  const rest = ['diesel', 'electric', 'hybrid', 'hydrogen'] as const;
  // Each fuel has four.
  expect(fitPrices(cars(16, (index) => ({ fuel: rest[index % 4] ?? 'petrol' })))).toBeNull();
  expect(fitPrices(cars(60, () => ({ year: 2019 })))).toBeNull();
  expect(fitPrices(cars(60, () => ({ mileage: 9000 })))).toBeNull();
  expect(priceBand(cars(60, () => ({ mileage: 9000 })))).toBeNull();
  expect(fitPrices(cars(60, (i) => ({ mileage: 1000 * (2026 - 2015 - (i % 7)) })))).toBeNull();
  // One old car alone would decide what a year costs.
  expect(fitPrices(cars(60, (index) => ({ year: index === 0 ? 1999 : 2019 })))).toBeNull();
});

test('a fuel and gearbox with fewer than five adverts is left out', () => {
  const common = cars(30);
  const rare = cars(4, () => ({ fuel: 'electric', price: 90_000 }));
  expect(fitPrices([...rare, ...common])).toEqual(fitPrices(common));
});

test('the sentences say the costs with their intervals, or that they are not clear', () => {
  const fit = {
    cars: 54,
    price: 8995,
    year: { pounds: 900, low: 760, high: 1030 },
    tenThousandMiles: { pounds: 90, low: -40, high: 220 },
  };
  expect(fitSentences(fit)).toEqual([
    'It is not clear here what 10,000 miles more take off a price of £8,995: it may be £40 more to £220 less.',
    'Here a year more takes £900 off a price of £8,995: between £760 and £1,030.',
  ]);
  expect(fitNote(fit)).toContain('from 54 adverts');
});
