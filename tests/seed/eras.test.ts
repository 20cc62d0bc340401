import { expect, it } from 'vitest';
import { ERAS, keysOf, limitsOf, modelInYear } from '@/scripts/seed/eras/eras';
import { generateCatalogue } from '@/scripts/seed/generate';
import type { SeedVehicle } from '@/scripts/seed/listing';
import { MODELS } from '@/scripts/seed/market';
import { runs } from '../whole';
import { FORBIDDEN } from './forbidden-words';
import { TODAY } from './sample';

const labelled = new Map(MODELS.map((model) => [`${model.make} ${model.name}`, model]));
const told = ({ make, model, year, litres, fuel, body }: SeedVehicle) =>
  `${make} ${model} ${year} ${litres} ${fuel} ${body}`;

const sellers = [
  ...generateCatalogue({ vehicles: runs(3000, 20_000), seed: 'eras', today: TODAY }),
];
const cars = sellers.flatMap(({ vehicles }) => vehicles);

/** Returns the cars that violate a rule. */
const wrong = (isWrong: (car: SeedVehicle) => boolean) => cars.filter(isWrong).map(told);

it('generates no vehicle with an option outside its production years', () => {
  const has = (car: SeedVehicle, key: string) =>
    key === car.body || keysOf(car.fuel, car.litres).includes(key);
  const sold = FORBIDDEN.flatMap(([label, key, first, last]) =>
    wrong(
      (car) =>
        `${car.make} ${car.model}` === label &&
        car.year >= first &&
        car.year <= last &&
        has(car, key),
    ),
  );
  expect(sold).toEqual([]);
});

it.each(FORBIDDEN)('offers no %s with %s from %i to %i', (label, key, first, last) => {
  const model = labelled.get(label);
  expect(model, label).toBeDefined();
  if (!model) return;
  const offered = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((year) => {
    const inYear = modelInYear(model, year);
    const keys = inYear?.fuels.flatMap(([fuel]) =>
      (inYear.engines[fuel] ?? []).flatMap(([litres]) => keysOf(fuel, litres)),
    );
    return keys?.includes(key) || inYear?.bodies.some(([body]) => body === key);
  });
  expect(offered).toEqual([]);
});

it('limits only options that a model has, and leaves each some of its model years', () => {
  const idle = Object.entries(ERAS).flatMap(([make, models]) =>
    Object.keys(models).flatMap((name) => {
      const model = labelled.get(`${make} ${name}`);
      const keys = new Set<string>(
        model && [
          ...model.bodies.map(([body]) => body),
          ...model.transmissions.map(([gearbox]) => gearbox),
          ...model.fuels.flatMap(([fuel]) =>
            (model.engines[fuel] ?? []).flatMap(([litres]) => keysOf(fuel, litres)),
          ),
        ],
      );
      return [...limitsOf(make, name)]
        .filter(
          ([key, years]) =>
            !keys.has(key) ||
            !years.some(
              ([first, last]) => model && first <= model.years[1] && last >= model.years[0],
            ),
        )
        .map(([key]) => `${make} ${name} ${key}`);
    }),
  );
  expect(idle).toEqual([]);
});

it('gives coupés and convertibles at most four seats', () => {
  expect(
    wrong(({ body, seats }) => (body === 'coupe' || body === 'convertible') && seats > 4),
  ).toEqual([]);
});

it('does not repeat the make in the model name', () => {
  expect(wrong(({ make, model }) => model.startsWith(make))).toEqual([]);
  for (const label of ['Hyundai i10', 'Mercedes-Benz SL Class', 'Toyota bZ4X', 'DS 3'])
    expect(labelled.has(label), label).toBe(true);
});

it('gives recent dealer cars a service history and the Shogun no driver assistance', () => {
  const young = sellers
    .filter(({ type }) => type !== 'private')
    .flatMap(({ vehicles }) => vehicles)
    .filter(({ year }) => year >= 2023);
  expect(young.length).toBeGreaterThan(300);
  expect(young.filter(({ serviceHistory }) => serviceHistory === 'none').map(told)).toEqual([]);
  expect(
    wrong(
      ({ make, model, features }) =>
        `${make} ${model}` === 'Mitsubishi Shogun' &&
        features.some((name) => /Lane keep|Autonomous|Traffic sign/.test(name)),
    ),
  ).toEqual([]);
});
