import { expect, test, vi } from 'vitest';
import { findDeparture, findVehicle, getVehicle } from '@/lib/listings/queries';

const unknown = '00000000-0000-4000-8000-000000000000';

vi.mock('@/lib/supabase/with-retry', () => ({ withRetry: async () => null }));
vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load }));

test('getVehicle rejects a missing id and an unknown vehicle, findVehicle returns null', async () => {
  await expect(getVehicle('')).rejects.toThrow('Vehicle ID is required');
  for (const id of ['nonsense', unknown]) {
    await expect(getVehicle(id)).rejects.toThrow('Vehicle not found');
    expect(await findVehicle(id)).toBeNull();
    expect(await findDeparture(id)).toBeNull();
  }
});
