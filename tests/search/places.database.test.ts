import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { NO_FILTERS } from '@/lib/search/filters';
import { findPlace } from '@/lib/search/places';
import { searchVehicles } from '@/lib/search/queries';
import { publicClient } from '@/lib/supabase/public';
import { type Backend, startBackend } from '@/supabase/local/backend';
import { SITE_URL, scratchDirectory } from '../local/support';

// Next's cache is there only while Next serves.
vi.mock('next/cache', () => ({ unstable_cache: (query: unknown) => query }));

const scratch = scratchDirectory();
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ dataDirectory: scratch.directory, siteUrl: SITE_URL });
  vi.stubEnv('SUPABASE_URL', backend.url);
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', backend.publishableKey);
});

afterAll(async () => {
  await backend?.stop();
  scratch.remove();
});

const MEDWAY = { latitude: 51.37, longitude: 0.57 };
const DORSET = { latitude: 51.04, longitude: -2.27 };

async function expectNear(location: string, { latitude, longitude }: typeof MEDWAY) {
  const { place } = await findPlace(location);
  expect(place?.latitude, location).toBeCloseTo(latitude, 1);
  expect(place?.longitude, location).toBeCloseTo(longitude, 1);
}

test('an ambiguous town returns its alternatives and no place', async () => {
  expect(await findPlace('gillingham')).toEqual({
    location: 'Gillingham',
    place: null,
    otherPlaces: ['Gillingham, Dorset', 'Gillingham, Medway'],
  });
  expect((await findPlace('Newport')).otherPlaces).toEqual([
    'Newport, Essex',
    'Newport, Isle of Wight',
    'Newport, Pembrokeshire',
    'Newport, Telford and Wrekin',
  ]);
});

test('each alternative resolves to its own town', async () => {
  await expectNear('Gillingham, Medway', MEDWAY);
  await expectNear('Gillingham, Dorset', DORSET);
  await expectNear('gillingham,dorset', DORSET);
  await expectNear('ME7', MEDWAY);
  const { location, otherPlaces } = await findPlace('gillingham,dorset');
  expect([location, otherPlaces]).toEqual(['Gillingham, Dorset', []]);
});

test('a town named like its region is preferred, with the others as alternatives', async () => {
  const leeds = await findPlace('LEEDS');
  expect(leeds).toMatchObject({ location: 'Leeds', otherPlaces: ['Leeds, Kent'] });
  expect(leeds.place?.latitude).toBeGreaterThan(53);
  const village = await findPlace('Leeds, Kent');
  expect(village.place?.latitude).toBeLessThan(52);
});

test('a town in a single region resolves, even with a comma in its name', async () => {
  expect(await findPlace('bath')).toMatchObject({ location: 'Bath', otherPlaces: [] });
  const { place } = await findPlace('Douglas, Braddan');
  expect(place).not.toBeNull();
});

test.each([
  'Atlantis',
  'Gillingham, Atlantis',
  '%',
  '_ath',
  '*',
  'B*h',
  '*, Dorset',
  ',',
  'a,',
  ', Dorset',
])('%j is not found', async (location) => {
  expect(await findPlace(location)).toEqual({ location: '', place: null, otherPlaces: [] });
});

test('every alternative offered resolves to exactly one place', async () => {
  const { data } = await publicClient()
    .from('outcodes')
    .select('town, region')
    .order('outcode')
    .throwOnError();
  const regions = new Map<string, Set<string | null>>();
  for (const { town, region } of data)
    regions.set(town, (regions.get(town) ?? new Set()).add(region));
  const shared = [...regions].filter(([, { size }]) => size > 1).map(([town]) => town);
  expect(shared.length).toBeGreaterThan(5);
  for (const town of shared) {
    for (const name of (await findPlace(town)).otherPlaces)
      expect(await findPlace(name)).toMatchObject({ location: name, otherPlaces: [] });
  }
});

test('an unknown make is not searched, and an empty page 2 is searched twice', async () => {
  const rpc = vi.spyOn(publicClient(), 'rpc');
  const nothing = { vehicles: [], total: 0, page: 1, pages: 1 };
  const unknown = { ...NO_FILTERS, make: 'Nobody', model: 'Never', page: 2 };
  expect(await searchVehicles(unknown)).toMatchObject({ ...nothing, make: '' });
  expect(rpc).not.toHaveBeenCalled();
  expect(await searchVehicles({ ...NO_FILTERS, search: 'nothing', page: 2 })).toMatchObject(
    nothing,
  );
  expect(rpc).toHaveBeenCalledTimes(2);
});
