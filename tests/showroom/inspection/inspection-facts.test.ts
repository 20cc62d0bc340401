import { expect, test } from 'vitest';
import { inspectionFacts } from '@/app/ar-showroom/inspection-facts';
import type { VehicleDetail } from '@/lib/listings/types';
import type { MotHistory } from '@/lib/registry/types';
import { inspect } from '@/lib/showroom/inspection/inspect';
import { carOfListing, typicalCar } from '@/lib/showroom/showroom-car';
import { detail } from '../../screens/vehicle-fixture';
import { TODAY } from './facts';

const car = (changes: Partial<VehicleDetail>) => carOfListing({ ...detail, ...changes }, 'A car');

const history: MotHistory = {
  isMadeUp: true,
  fetchedAt: '2026-11-20T08:00:00Z',
  firstDue: null,
  tests: [
    {
      date: '2026-05-04',
      expiryDate: '2027-05-03',
      passed: true,
      miles: 41_000,
      defects: [
        { kind: 'advisory', text: 'Nearside Front Tyre worn close to legal limit (5.2.3 (e))' },
      ],
    },
    { date: '2025-05-02', expiryDate: '2026-05-03', passed: true, miles: 44_000, defects: [] },
  ],
};

test('a listing’s details, its advert and its MOT tests become facts', () => {
  const listing = {
    owners: 3,
    mileage: 45_000,
    description: 'Only 1 owner from new.',
    colour: 'blue',
  };
  const facts = inspectionFacts(car(listing), history, TODAY);
  expect(facts).toMatchObject({ owners: 3, photos: 0, isPlateShown: false, valuation: null });
  expect(facts.mot?.tests[0]?.defects[0]).toEqual({
    summary: 'Left front tyre close to the legal limit',
    severity: 'wear',
    kind: 'advisory',
  });
  expect(facts.mot?.odometer.map(({ kind }) => kind)).toContain('fall');
  expect(facts.claims?.map(({ verdict }) => verdict)).toContain('contradicts');
  const states = Object.fromEntries(inspect(facts).map(({ point, state }) => [point.id, state]));
  expect(states).toMatchObject({ tread: 'look', odometer: 'warning', owners: 'warning' });
});

test('a price outside the valuation’s 90 % range is an outlier', () => {
  const valuation = {
    value: 12_000,
    range80: [11_500, 12_500],
    range90: [11_000, 13_000],
    reasons: [],
    caveats: [],
    valuedOn: TODAY,
  } satisfies VehicleDetail['valuation'];
  const outlierAt = (price: number) =>
    inspectionFacts(car({ price, valuation, verdict: 'under' }), null, TODAY).valuation?.outlier;
  expect([9000, 12_000, 14_000].map(outlierAt)).toEqual(['low', null, 'high']);
});

test('of a typical car nothing is known but its kind', () => {
  const { today, bodyType, fuelType, transmission, ...rest } = inspectionFacts(
    typicalCar('van'),
    history,
    TODAY,
  );
  expect({ today, bodyType, fuelType, transmission }).toEqual({
    today: TODAY,
    bodyType: 'van',
    fuelType: 'diesel',
    transmission: 'manual',
  });
  expect(Object.values(rest).every((value) => value === null)).toBe(true);
});
