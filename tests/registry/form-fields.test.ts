import { expect, test } from 'vitest';
import { formFields } from '@/lib/registry/form-fields';
import type { VehicleRecord } from '@/lib/registry/types';

const RECORD: VehicleRecord = {
  isMadeUp: false,
  registration: 'AB12CDE',
  make: 'Ford',
  model: null,
  year: 2019,
  fuelType: 'petrol',
  engineSize: 1,
  colour: 'MAROON',
  co2: null,
};

test('a record fills in what it says, as it is typed in the form', () => {
  const known = { make: 'Ford', year: '2019', fuelType: 'petrol', engineSize: '1.0' };
  expect(formFields(RECORD)).toEqual({ ...known, colour: 'red' });
  expect(formFields({ ...RECORD, colour: 'BLUE' }).colour).toBe('blue');
});

test('a colour that no listing has is left out', () => {
  for (const colour of ['MULTI-COLOUR', 'constructor', null])
    expect(formFields({ ...RECORD, colour })).not.toHaveProperty('colour');
});
