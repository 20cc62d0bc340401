import { expect, test } from 'vitest';
import { fuelPerMile } from '@/lib/running-costs/fuel';
import { fuelForMiles } from '@/lib/running-costs/range';
import type { CostInputs } from '@/lib/running-costs/types';
import { typicalMpg } from '@/lib/running-costs/typical';
import { ulez } from '@/lib/running-costs/ulez';

const fiesta: CostInputs = {
  make: 'Ford',
  model: 'Fiesta',
  year: 2015,
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
  engineSize: 1,
  registrationNumber: null,
};
const ulezOf = (changed: Partial<CostInputs>) => ulez({ ...fiesta, ...changed }).ulez;

test('ULEZ: petrol from 2006, diesel from September 2016, doubtful years are not guessed', () => {
  expect(ulezOf({ year: 2000 })).toBe('fails');
  expect(ulezOf({ year: 2005 })).toBe('unsure');
  expect(ulezOf({ year: 2006 })).toBe('meets');
  expect(ulezOf({ fuelType: 'diesel', year: 2013 })).toBe('fails');
  expect(ulezOf({ fuelType: 'diesel', year: 2016 })).toBe('unsure');
  expect(ulezOf({ fuelType: 'diesel', year: 2016, registrationNumber: 'AB66CDE' })).toBe('meets');
  expect(ulezOf({ fuelType: 'diesel', year: 2017 })).toBe('meets');
  expect(ulezOf({ fuelType: 'diesel', year: 2017, bodyType: 'van' })).toBe('unsure');
  expect(ulezOf({ fuelType: 'electric', year: 2012 })).toBe('meets');
  expect(ulezOf({ fuelType: 'diesel', year: 1985 })).toBe('meets');
});

test('consumption comes from the model, else from its kind, and only where fuel is burnt', () => {
  expect(typicalMpg(fiesta)?.[0]).toBeGreaterThan(45);
  expect(typicalMpg({ ...fiesta, make: 'Kia', model: 'Ceed', engineSize: 4.3 })).not.toBeNull();
  expect(typicalMpg({ ...fiesta, fuelType: 'electric', engineSize: null })).toBeNull();
});

test('fuel a year follows the miles, 10% to 35% dearer on the road than in the test', () => {
  const perMile = fuelPerMile({ fuelType: 'petrol', mpg: [40, 50] });
  // 8,000 miles at 50 mpg are 160 gallons of 4.546 litres at £1.514, £1,101.
  expect(fuelForMiles(perMile ?? [0, 0], 8000)).toEqual([1210, 1860]);
  expect(fuelPerMile({ fuelType: 'hydrogen', mpg: null })).toBeNull();
  const [low, high] = fuelPerMile({ fuelType: 'electric', mpg: null }) ?? [0, 0];
  expect(low).toBeLessThan(high);
  const pluggedIn = fuelPerMile({ fuelType: 'plug_in_hybrid', mpg: [40, 50] });
  expect(pluggedIn?.[0]).toBeLessThan(perMile?.[0] ?? 0);
});

test('the range of fuel is never narrower than 8% to either side', () => {
  const [low, high] = fuelPerMile({ fuelType: 'diesel', mpg: [50, 50] }) ?? [0, 0];
  expect((high - low) / (high + low)).toBeGreaterThanOrEqual(0.08);
});
