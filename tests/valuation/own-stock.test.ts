import { expect, test } from 'vitest';
import { fitOwnStock, type OwnAdvert, ownFactor } from '@/lib/valuation/own-stock';
import { readOwnFit, stepsOf } from '@/lib/valuation/stored-own-fit';
import { createRandom } from '@/scripts/seed/prng';

const KIA = { make: 'kia', model: 'rio', fuel: 'petrol', age: 4 };
const FORD = { make: 'ford', model: 'fiesta', fuel: 'petrol', age: 4 };

/** Adverts at `factor` times the model's value, with a seller's noise. */
function adverts(count: number, car: typeof KIA, factor: number, noise = 0.08): OwnAdvert[] {
  const random = createRandom(`own ${car.make} ${factor}`);
  return Array.from({ length: count }, (_, seller) => ({
    ...car,
    seller: `${seller}`,
    value: 10_000,
    price: 10_000 * factor * Math.exp(noise * random.normal()),
    isReal: true,
  }));
}

test('without adverts, and of made-up ones alone, the correction is exactly 1', () => {
  const madeUp = adverts(500, KIA, 1.3).map((advert) => ({ ...advert, isReal: false }));
  for (const own of [fitOwnStock([]), fitOwnStock(madeUp)])
    for (const car of [KIA, FORD]) expect(ownFactor(own, car)).toBe(1);
});

test('twenty adverts of a make take most of its error, and hardly touch another make', () => {
  const own = fitOwnStock(adverts(20, KIA, 1.12));
  expect(ownFactor(own, KIA)).toBeGreaterThan(1.04);
  expect(ownFactor(own, KIA)).toBeLessThan(1.2);
  expect(Math.abs(ownFactor(own, FORD) - 1)).toBeLessThan(0.05);
});

test('a few adverts say less than many', () => {
  const factorOf = (count: number) => ownFactor(fitOwnStock(adverts(count, KIA, 1.2, 0.01)), KIA);
  expect(factorOf(4)).toBeGreaterThan(1);
  expect(factorOf(4)).toBeLessThan(factorOf(400));
  expect(factorOf(400)).toBeCloseTo(1.2, 1);
});

test('two sellers say nothing, and one of many adverts has one voice', () => {
  const two = adverts(100, KIA, 1.3).map((advert, at) => ({ ...advert, seller: `${at % 2}` }));
  expect(ownFactor(fitOwnStock(two), KIA)).toBe(1);
  const dear = adverts(100, KIA, 1.5).map((advert) => ({ ...advert, seller: 'dear' }));
  const own = fitOwnStock([...adverts(20, KIA, 1.1, 0.01), ...dear]);
  expect(ownFactor(own, KIA)).toBeGreaterThan(1.05);
  expect(ownFactor(own, KIA)).toBeLessThan(1.15);
});

test('two makes apart are told apart', () => {
  const own = fitOwnStock(
    [...adverts(60, KIA, 1.15), ...adverts(60, FORD, 0.9)].toSorted((a, b) => a.price - b.price),
  );
  expect(ownFactor(own, KIA)).toBeGreaterThan(1.08);
  expect(ownFactor(own, FORD)).toBeLessThan(0.96);
});

test('a correction never rises with age', () => {
  const own = fitOwnStock(
    [0, 2, 5, 8, 12].flatMap((age) => adverts(80, { ...FORD, age }, 0.9 + age / 50, 0.02)),
  );
  const factors = Array.from({ length: 21 }, (_, age) => ownFactor(own, { ...FORD, age }));
  expect(factors).toEqual(factors.toSorted((a, b) => b - a));
});

test('no advert moves a value by more than a factor of about 2', () => {
  const own = fitOwnStock(adverts(1000, KIA, 9));
  expect(ownFactor(own, KIA)).toBeLessThan(2.02);
});

test('adverts without a price or a value are left out', () => {
  const own = fitOwnStock([
    { ...KIA, seller: 'a', value: 0, price: 9000, isReal: true },
    { ...KIA, seller: 'b', value: 9000, price: 0, isReal: true },
  ]);
  expect(own.adverts).toBe(0);
  expect(ownFactor(own, KIA)).toBe(1);
});

test('each step is scored on adverts that it has not seen', () => {
  const { scores, steps } = fitOwnStock([...adverts(80, KIA, 1.15), ...adverts(80, FORD, 0.9)]);
  expect(scores.map(({ step }) => step)).toEqual(['level', 'make', 'model', 'kind']);
  for (const { step, before, after } of scores) expect(steps.has(step)).toBe(after < before);
});

test('stored corrections read back as they were, to a ten-thousandth', () => {
  const own = fitOwnStock(adverts(80, KIA, 1.15));
  const row = { fitted_on: '2026-11-21', adverts: 80, steps: stepsOf(own) };
  const read = readOwnFit(JSON.parse(JSON.stringify(row)));
  expect(read).toMatchObject({ fittedOn: '2026-11-21', adverts: 80 });
  for (const car of [KIA, FORD])
    expect(read && ownFactor(read, car)).toBeCloseTo(ownFactor(own, car), 3);
});
