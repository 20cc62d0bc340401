import { expect, test } from 'vitest';
import { RATES } from '@/lib/running-costs/rates';
import { registeredBetween } from '@/lib/running-costs/registered';
import { roadTax } from '@/lib/running-costs/road-tax';
import type { CostInputs } from '@/lib/running-costs/types';

const TODAY = '2026-11-22';
const golf: CostInputs = {
  make: 'Volkswagen',
  model: 'Golf',
  year: 2015,
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  engineSize: 1.4,
  registrationNumber: null,
};
const taxOf = (changed: Partial<CostInputs>, today = TODAY) =>
  roadTax({ ...golf, ...changed }, today);

test.each([
  [2017, 'AB17CDE', '2017-03-01', '2017-08-31'],
  [2017, 'AB66 CDE', '2017-01-01', '2017-02-29'],
  [2018, 'AB67CDE', '2018-01-01', '2018-02-29'],
  [2017, 'AB15CDE', '2017-01-01', '2017-12-31'],
  [2001, 'Y123ABC', '2001-03-01', '2001-08-31'],
  [2001, 'X123ABC', '2001-01-01', '2001-02-28'],
  [2001, 'LCZ8711', '2001-01-01', '2001-12-31'],
  [2010, null, '2010-01-01', '2010-12-31'],
] as const)(
  'a car of %i with the plate %s was registered from %s to %s',
  (year, plate, from, to) => {
    expect(registeredBetween(year, plate)).toEqual([from, to]);
  },
);

test('before March 2001 the engine decides, and an unknown engine leaves both rates', () => {
  expect(taxOf({ year: 1999, engineSize: 1.5 })).toMatchObject({ typical: 230, range: [230, 230] });
  expect(taxOf({ year: 1999, engineSize: 1.6 })).toMatchObject({ typical: 375 });
  expect(taxOf({ year: 1999, engineSize: null })).toMatchObject({
    range: [230, 375],
    typical: null,
    basis: 'engine-unknown',
  });
});

test('a car of more than 40 years is exempt, one of exactly 40 perhaps', () => {
  expect(taxOf({ year: 1985 })).toEqual({ range: [0, 0], typical: 0, basis: 'exempt' });
  expect(taxOf({ year: 1986 })).toEqual({ range: [0, 230], typical: 230, basis: 'exempt-perhaps' });
});

test('from March 2001 to March 2017 the typical band of its version gives the rate', () => {
  const tax = taxOf({});
  expect(tax.basis).toBe('typical-version');
  expect(RATES.bands).toContain(tax.typical);
  expect(tax.range[0]).toBeLessThanOrEqual(tax.typical ?? 0);
  expect(tax.range[1]).toBeGreaterThanOrEqual(tax.typical ?? 999);
});

test('a make without adverts has a wider range than a known version', () => {
  const width = ({ range: [low, high] }: ReturnType<typeof taxOf>) => high - low;
  const unknown = taxOf({ make: 'Peugeot', model: '308' });
  expect(unknown.basis).toBe('typical-kind');
  expect(width(unknown)).toBeGreaterThan(width(taxOf({})));
});

test('no car registered before 23 March 2006 pays more than band K', () => {
  const old = taxOf({ model: 'Touareg', bodyType: 'suv', year: 2004, engineSize: 5 });
  expect(old.range[1]).toBeLessThanOrEqual(445);
});

test('a car of 2017 without a plate lies on both sides of April 2017', () => {
  const tax = taxOf({ year: 2017, model: 'Polo', engineSize: 1 });
  expect(tax).toMatchObject({ basis: 'date-2017', typical: null });
  expect(tax.range[0]).toBeLessThan(200);
  expect(tax.range[1]).toBeGreaterThanOrEqual(200);
  expect(taxOf({ year: 2017, registrationNumber: 'AB67CDE' })).toMatchObject({
    range: [200, 200],
    basis: 'standard',
  });
  expect(taxOf({ year: 2017, registrationNumber: 'AB66CDE' }).basis).toBe('typical-version');
});

test('since April 2017 the supplement is possible for six years where the price when new allows it', () => {
  expect(taxOf({ year: 2023 })).toEqual({
    range: [200, 640],
    typical: null,
    basis: 'supplement-perhaps',
  });
  expect(taxOf({ year: 2023, model: 'up!' })).toMatchObject({ range: [200, 200] });
  expect(taxOf({ year: 2023, make: 'Porsche', model: '911' })).toMatchObject({
    range: [640, 640],
    basis: 'supplement',
  });
  expect(taxOf({ year: 2019, make: 'Porsche', model: '911' })).toMatchObject({ range: [200, 200] });
  expect(taxOf({ year: 2020 }, '2026-12-31')).toMatchObject({ range: [200, 200] });
});

test('electric cars pay since April 2025, the supplement only if registered since then', () => {
  const electric = {
    fuelType: 'electric',
    engineSize: null,
    make: 'Porsche',
    model: 'Taycan',
  } as const;
  expect(taxOf({ ...electric, year: 2016 })).toMatchObject({ typical: 20, basis: 'electric' });
  expect(taxOf({ ...electric, year: 2024 })).toMatchObject({ typical: 200, basis: 'standard' });
  expect(taxOf({ ...electric, year: 2026 })).toMatchObject({ typical: 640, basis: 'supplement' });
  expect(taxOf({ ...electric, year: 2025 })).toMatchObject({ range: [200, 640] });
});

test('vans and pickups pay the rate of light goods vehicles', () => {
  expect(taxOf({ bodyType: 'van', year: 2015 })).toMatchObject({ typical: 345, basis: 'van' });
  expect(taxOf({ bodyType: 'pickup', year: 2010 })).toMatchObject({ range: [140, 345] });
});

test('every kind of car of every year has a figure in order', () => {
  for (const fuelType of [
    'petrol',
    'diesel',
    'hybrid',
    'plug_in_hybrid',
    'electric',
    'hydrogen',
  ] as const)
    for (let year = 1900; year <= 2027; year += 1)
      for (const bodyType of ['hatchback', 'van'] as const)
        for (const engineSize of [null, 0.9, 2, 9.9]) {
          const { range, typical } = taxOf({
            make: '?',
            model: '?',
            fuelType,
            year,
            bodyType,
            engineSize,
          });
          expect(range[0]).toBeLessThanOrEqual(typical ?? range[0]);
          expect(typical ?? range[1]).toBeLessThanOrEqual(range[1]);
        }
});
