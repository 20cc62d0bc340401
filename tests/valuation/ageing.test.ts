import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costToOwn } from '@/lib/running-costs/cost-to-own';
import { USUAL_OWNER } from '@/lib/running-costs/owner';
import { ageingOf, bareAgeing } from '@/lib/valuation/ageing';
import errors from '@/lib/valuation/ageing-error.json';
import { valueCar } from '@/lib/valuation/value-car';
import { runs } from '../whole';

const AS_OF = '2026-11-30';
const fiesta = {
  make: 'Ford',
  model: 'Fiesta',
  year: 2018,
  mileage: 40_000,
  fuelType: 'petrol' as const,
  transmission: 'manual' as const,
  bodyType: 'hatchback' as const,
  condition: 'good' as const,
  engineSize: 1,
};
type Car = Omit<typeof fiesta, 'fuelType'> & { fuelType: 'petrol' | 'diesel' | 'electric' };
const listed = (car: Car) => {
  const { value, range80 } = valueCar(car, { asOf: AS_OF, explain: false });
  return { ...car, valuation: { value, range80, valuedOn: AS_OF } };
};

test('a car is worth what such a car asks that is three years older with the further miles', () => {
  const older = { ...fiesta, year: 2015, mileage: 64_000 };
  const { value } = valueCar(older, { asOf: AS_OF, explain: false });
  const ageing = ageingOf(listed(fiesta), 8000);
  expect(ageing?.later).toBe(value);
  expect(ageing?.error).toEqual([errors.bands[1]?.low, errors.bands[1]?.high]);
});

test('no figure for a car without one now or in three years', () => {
  expect(ageingOf({ ...listed(fiesta), valuation: null }, 8000)).toBeNull();
  expect(ageingOf({ ...listed(fiesta), mileage: null }, 8000)).toBeNull();
  expect(ageingOf(listed({ ...fiesta, year: 2009 }), 8000)).not.toBeNull();
  expect(ageingOf(listed({ ...fiesta, year: 2008 }), 8000)).toBeNull();
  expect(ageingOf(listed({ ...fiesta, fuelType: 'electric' }), 8000)).toBeNull();
});

test('what is left never rises with miles, and the cost of any car never falls with them', () => {
  const cars = fc.record({
    make: fc.constantFrom('Ford', 'Kia', 'Audi', 'Nobody'),
    model: fc.constantFrom('Fiesta', 'Ceed', 'A3', 'Unknown'),
    year: fc.integer({ min: 2009, max: 2026 }),
    mileage: fc.integer({ min: 0, max: 300_000 }),
    engineSize: fc.constantFrom(1, 1.6, 3),
    fuelType: fc.constantFrom('petrol' as const, 'diesel' as const),
  });
  const miles = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(cars, miles, miles, (changed, one, other) => {
      const car = listed({ ...fiesta, ...changed });
      const cost = (milesAYear: number) => {
        const ageing = ageingOf(car, milesAYear);
        const owned = { ...car, registrationNumber: null, mpg: [40, 50] as const, ageing };
        return { ageing, total: costToOwn(owned, { ...USUAL_OWNER, milesAYear }, AS_OF).total };
      };
      const [few, many] = [cost(Math.min(one, other)), cost(Math.max(one, other))];
      expect(few.ageing).not.toBeNull();
      expect(many.ageing?.later).toBeLessThanOrEqual(few.ageing?.later ?? 0);
      expect(many.total[0]).toBeGreaterThanOrEqual(few.total[0]);
      expect(many.total[1]).toBeGreaterThanOrEqual(few.total[1]);
    }),
    { numRuns: runs(100, 2000) },
  );
});

test('the published ranges held eight in ten models that took no part in them', () => {
  const { bands, leftOut, later, laterUnseen } = errors;
  expect(bands.map(({ to }) => to)).toEqual([7, 12, 17]);
  for (const { low, high } of bands)
    expect(-0.9 < low && low < 0 && 0 < high && high < 0.44).toBe(true);
  for (const { held } of [leftOut, later, laterUnseen]) expect(held).toBeGreaterThan(0.78);
  expect(leftOut.models).toBeGreaterThan(60);
});

test('figures without ranges are those of a listing with the same valuation', () => {
  const { value, later } = bareAgeing(fiesta, 8000, AS_OF) ?? {};
  const full = ageingOf(listed(fiesta), 8000);
  expect([value, later]).toEqual([full?.value, full?.later]);
  expect(bareAgeing({ ...fiesta, mileage: null }, 8000, AS_OF)).toBeNull();
  expect(bareAgeing({ ...fiesta, mileage: 300_001 }, 8000, AS_OF)).toBeNull();
  expect(bareAgeing({ ...fiesta, fuelType: 'hydrogen' }, 8000, AS_OF)).toBeNull();
  expect(bareAgeing({ ...fiesta, year: 2008 }, 8000, AS_OF)).toBeNull();
});
