import { beforeAll, expect, test } from 'vitest';
import { serviceClient } from '@/lib/supabase/public';
import { valueListings } from '@/lib/valuation/value-listings';
import { seedDatabase } from '@/scripts/seed/seed';
import { openBackend } from './backend-world';

const world = openBackend();
const valueListing = async (id: string) => (await valueListings(serviceClient(), [id], null)) === 1;

beforeAll(() => seedDatabase({ databaseUrl: world.backend.databaseUrl, vehicles: 60 }));

const valuations = () =>
  serviceClient().from('vehicle_valuations').select().order('vehicle_id').limit(1);

test('values one listing the same as the catalogue run', async () => {
  const before = await valuations().single();
  const id = before.data?.vehicle_id ?? '';
  await serviceClient().from('vehicle_valuations').delete().eq('vehicle_id', id).throwOnError();
  expect(await valueListing(id)).toBe(true);
  expect((await valuations().single()).data).toEqual(before.data);
});

test('forgets the value when a category of write-off is said, and values it again without', async () => {
  const before = await valuations().single();
  const id = before.data?.vehicle_id ?? '';
  const say = (write_off: 's' | 'none') =>
    serviceClient().from('vehicles').update({ write_off }).eq('id', id).throwOnError();
  await say('s');
  expect(await valueListing(id)).toBe(false);
  expect((await valuations().single()).data?.vehicle_id).not.toBe(id);
  await say('none');
  expect(await valueListing(id)).toBe(true);
  expect((await valuations().single()).data).toEqual(before.data);
});

test('stores nothing for a vehicle without a mileage or an unknown id', async () => {
  const { data } = await valuations().single();
  const id = data?.vehicle_id ?? '';
  await serviceClient().from('vehicles').update({ mileage: null }).eq('id', id).throwOnError();
  expect(await valueListing(id)).toBe(false);
  expect((await valuations().single()).data?.vehicle_id).not.toBe(id);
  expect(await valueListing('00000000-0000-4000-8000-000000000000')).toBe(false);
});
