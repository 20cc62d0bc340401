import { rest } from './rest';

/** Inserts a valuation for a user; returns its id. */
export async function addValuation(userId: string | undefined, make = 'Ford') {
  const [row] = await rest<{ id: string }>('valuations', 'POST', {
    ...{ user_id: userId, make, model: 'Fiesta', year: 2019, mileage: 31_000, condition: 'good' },
    ...{ fuel_type: 'petrol', transmission: 'manual', body_type: 'hatchback', engine_size: 1.2 },
    ...{ registration_number: 'AB12CDE', outward_code: 'LS1', model_version: 'test' },
    ...{ value: 9000, low_80: 8400, high_80: 9600, low_90: 8000, high_90: 10_100 },
    contributions: [
      { label: 'Mileage', amount: -420 },
      { label: 'Condition', amount: 150 },
    ],
  });
  return row?.id ?? '';
}
