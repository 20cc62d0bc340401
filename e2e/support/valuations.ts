import { rest } from './rest';

type Changes = { value?: number; created_at?: string };

/** Inserts a valuation for a user; returns its id. */
export async function addValuation(
  userId: string | undefined,
  make = 'Ford',
  { value = 9000, ...changes }: Changes = {},
) {
  const [row] = await rest<{ id: string }>('valuations', 'POST', {
    user_id: userId,
    make,
    model: 'Fiesta',
    year: 2019,
    mileage: 31_000,
    condition: 'good',
    fuel_type: 'petrol',
    transmission: 'manual',
    body_type: 'hatchback',
    engine_size: 1.2,
    registration_number: 'AB12CDE',
    outward_code: 'LS1',
    model_version: 'test',
    value,
    low_80: value - 600,
    high_80: value + 600,
    low_90: value - 1000,
    high_90: value + 1100,
    caveats: ['condition_by_judgement'],
    ...changes,
    contributions: [
      { label: 'Mileage', amount: -420 },
      { feature: 'condition', amount: 150 },
    ],
  });
  return row?.id ?? '';
}
