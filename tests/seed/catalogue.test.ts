import { expect, it } from 'vitest';
import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import { CATALOGUE } from '../../scripts/seed/catalogue/catalogue';
import type { Weighted } from '../../scripts/seed/types';

const models = CATALOGUE.flatMap((make) =>
  make.models.map((model) => ({ ...model, label: `${make.name} ${model.name}` })),
);
const values = <T>(choices: Weighted<T>) => choices.map(([value]) => value);
const labelsOf = (wrong: (model: (typeof models)[number]) => boolean) =>
  models.filter(wrong).map(({ label }) => label);
const isPositive = (choices: Weighted<unknown>) =>
  choices.length > 0 && choices.every(([, weight]) => weight > 0);
const isUnique = (list: readonly unknown[]) => new Set(list).size === list.length;

it('has at least 38 makes and 200 models, all with unique names', () => {
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(38);
  expect(models.length).toBeGreaterThanOrEqual(200);
  expect(isUnique(CATALOGUE.map(({ name }) => name.toLowerCase()))).toBe(true);
  expect(isUnique(models.map(({ label }) => label.toLowerCase()))).toBe(true);
  expect(CATALOGUE.filter((make) => make.models.length === 0)).toEqual([]);
});

it('uses every body type, fuel type and transmission', () => {
  const used = <T>(of: (model: (typeof models)[number]) => Weighted<T>) =>
    [...new Set(models.flatMap((model) => values(of(model))))].sort();
  expect(used((model) => model.bodies)).toEqual(Object.keys(BODY_TYPES).sort());
  expect(used((model) => model.fuels)).toEqual(Object.keys(FUEL_TYPES).sort());
  expect(used((model) => model.transmissions)).toEqual(Object.keys(TRANSMISSIONS).sort());
});

it('has integer model years in ascending order, 1998 to 2026', () => {
  const wrong = labelsOf(
    ({ years: [first, last] }) =>
      ![first, last].every(Number.isInteger) || first < 1998 || last > 2026 || first > last,
  );
  expect(wrong).toEqual([]);
});

it('has positive weights and no duplicate choices', () => {
  const wrong = labelsOf(({ bodies, fuels, engines, transmissions }) =>
    [bodies, fuels, transmissions, ...Object.values(engines)].some(
      (choices) => !isPositive(choices) || !isUnique(values<unknown>(choices)),
    ),
  );
  expect(wrong).toEqual([]);
});

it('has a valid number of doors for every body, and of seats', () => {
  const wrong = labelsOf(
    ({ bodies, doors, seats }) =>
      Object.keys(doors).length !== bodies.length ||
      values(bodies).some((body) => ![2, 3, 4, 5, 6].includes(doors[body] ?? 0)) ||
      ![1, 2, 3, 4, 5, 6, 7, 8, 9].includes(seats),
  );
  expect(wrong).toEqual([]);
});

it('has engine sizes for exactly its fuels, none for electric and hydrogen', () => {
  const wrong = labelsOf(
    ({ fuels, engines }) =>
      Object.keys(engines).length !== fuels.length ||
      values(fuels).some((fuel) => {
        const sizes = values(engines[fuel] ?? []);
        if (fuel === 'electric' || fuel === 'hydrogen') {
          return sizes.length !== 1 || sizes[0] !== null;
        }
        return sizes.some(
          (size) => size === null || size < 0.6 || size > 8 || Number(size.toFixed(1)) !== size,
        );
      }),
  );
  expect(wrong).toEqual([]);
});

it('gives purely electric and hydrogen models an automatic transmission only', () => {
  const wrong = labelsOf(
    ({ fuels, transmissions }) =>
      values(fuels).every((fuel) => fuel === 'electric' || fuel === 'hydrogen') &&
      values(transmissions).join() !== 'automatic',
  );
  expect(wrong).toEqual([]);
});

it('has at least three unique trims of valid length', () => {
  const wrong = labelsOf(
    ({ name, trims }) =>
      trims.length < 3 ||
      !isUnique(trims.map((trim) => trim.toLowerCase())) ||
      trims.some(
        (trim) =>
          trim.trim() === '' || trim.length > 60 || trim.toLowerCase() === name.toLowerCase(),
      ),
  );
  expect(wrong).toEqual([]);
});

it('has a plausible price and popularity', () => {
  const wrong = labelsOf(
    ({ newPrice, popularity }) =>
      newPrice < 8_000 || newPrice > 300_000 || popularity < 1 || popularity > 10,
  );
  expect(wrong).toEqual([]);
});
