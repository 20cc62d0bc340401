import { expect, test } from 'vitest';
import { describeCosts } from '@/lib/running-costs/describe';
import { RATES } from '@/lib/running-costs/rates';
import { roadTax } from '@/lib/running-costs/road-tax';
import type { CostInputs } from '@/lib/running-costs/types';
import { typicalMpg } from '@/lib/running-costs/typical';

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

function described(changed: Partial<CostInputs>) {
  const car = { ...fiesta, ...changed };
  const { range: tax, typical: typicalTax, basis: taxBasis } = roadTax(car, '2026-11-22');
  const runningCosts = { tax, typicalTax, taxBasis, mpg: typicalMpg(car) };
  return describeCosts({ ...car, runningCosts: { ...runningCosts, ratesVersion: RATES.version } });
}

test('road tax names its basis, its rates and what to ask', () => {
  const { tax } = described({});
  expect(tax.basis).toMatch(/adverts show most.*log book \(V5C\).*Rates of 2026\/27\.$/);
  expect(described({ year: 2017 }).tax).toMatchObject({ hasTypical: false });
  expect(described({ year: 2021 }).tax).toMatchObject({ figure: '£200', range: null });
  expect(described({ bodyType: 'van' }).tax.basis).toMatch(
    /2025\/26, the last that we could check\.$/,
  );
});

test('fuel names consumption, price and source, and what is judgement', () => {
  expect(described({}).fuelBasis).toMatch(/^The official \d+ to \d+ mpg .* 151\.4p a litre, .*RAC/);
  expect(described({ fuelType: 'electric' }).fuelBasis).toMatch(/our judgement.*26\.1p.*Ofgem/);
  expect(described({ fuelType: 'plug_in_hybrid' }).fuelBasis).toContain('six miles in ten');
  expect(described({ model: 'Unheard of' }).fuelBasis).toMatch(
    /^We have too few adverts of this model with this fuel and age\./,
  );
  expect(described({ fuelType: 'hydrogen' })).toMatchObject({ perMile: null });
});

test('ULEZ is said in words with a reason', () => {
  expect(described({}).ulez.label).toBe('Meets the standard');
  expect(described({ fuelType: 'diesel' }).ulez.label).toBe('Ask the seller');
  expect(described({ year: 1999 }).ulez.label).toBe('Does not meet it');
});
