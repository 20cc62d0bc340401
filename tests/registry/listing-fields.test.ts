import { expect, test } from 'vitest';
import { listingFields } from '@/lib/registry/listing-fields';
import type { VehicleRecord } from '@/lib/registry/types';

const RECORD: VehicleRecord = {
  isMadeUp: false,
  registration: 'AB12CDE',
  make: 'Ford',
  model: 'Focus',
  year: 2019,
  fuelType: 'petrol',
  engineSize: 1,
  colour: 'BLUE',
  co2: null,
};
const MAKES = [{ id: 'make', name: 'Ford', models: [{ id: 'model', name: 'Focus' }] }];

test('a record fills in the listing form by the ids of the catalogue', () => {
  expect(listingFields(RECORD, MAKES)).toEqual({
    make_id: 'make',
    model_id: 'model',
    year: '2019',
    fuel_type: 'petrol',
    engine_size: '1.0',
    colour: 'blue',
  });
});

test('what the catalogue or the registry does not know is left out', () => {
  const known = { year: '2019', engine_size: '1.0', colour: 'blue' };
  expect(listingFields({ ...RECORD, make: 'Lada', fuelType: null }, MAKES)).toEqual(known);
  expect(listingFields({ ...RECORD, model: 'Ka' }, MAKES)).not.toHaveProperty('model_id');
});
