import { afterEach, expect, test, vi } from 'vitest';
import { canonicaliseNames } from '@/lib/search/canonical-names';
import { NO_FILTERS } from '@/lib/search/filters';
import { withRetry } from '@/lib/supabase/with-retry';
import { VOCABULARY } from './words/vocabulary';

vi.mock('@/lib/supabase/with-retry', () => ({ withRetry: vi.fn() }));
vi.mock('@/lib/search/vocabulary', () => ({ getVocabulary: async () => VOCABULARY }));
vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load }));
afterEach(() => void vi.restoreAllMocks());

const LAND_ROVER = {
  name: 'Land Rover',
  models: ['Defender', 'Range Rover', 'Range Rover Evoque', 'Range Rover Sport'].map((name) => ({
    name,
  })),
};

const asked = { ...NO_FILTERS, make: 'ford', model: 'FIESTA' };

test('keeps names and logs while the catalogue cannot be read, then reads it again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(withRetry).mockRejectedValueOnce(new Error('down'));
  expect(await canonicaliseNames(asked)).toEqual(asked);
  expect(error.mock.calls).toEqual([['canonical names: Error down']]);
  vi.mocked(withRetry).mockResolvedValueOnce([
    { name: 'Ford', models: [{ name: 'Fiesta' }] },
    { name: 'Citroen', models: [{ name: 'C3' }] },
    { name: 'DS', models: [{ name: '3' }] },
    LAND_ROVER,
  ]);
  expect(await canonicaliseNames(asked)).toMatchObject({ make: 'Ford', model: 'Fiesta' });
  expect(await canonicaliseNames({ ...asked, model: 'Unheard-of' })).toMatchObject({
    make: 'Ford',
    model: 'Unheard-of',
  });
  const excluding = { ...asked, make: '!FORD' };
  expect(await canonicaliseNames(excluding)).toMatchObject({ make: '!Ford', model: '' });
  expect(await canonicaliseNames({ ...asked, model: '!FIESTA' })).toMatchObject({
    make: 'Ford',
    model: '!Fiesta',
  });
  expect(await canonicaliseNames({ ...asked, make: 'citroen', model: 'DS3' })).toMatchObject({
    make: 'DS',
    model: '3',
  });
  expect(withRetry).toHaveBeenCalledTimes(2);
});

test.each([
  ['Sat Nav', 'Satellite navigation'],
  ['Cruise', 'Cruise control'],
  ['Air-Con', 'Air conditioning'],
  ['heated SEATS,Unheard-of', 'Heated front seats,Unheard-of'],
])('reads the features %s as the words of a search', async (features, known) => {
  expect(await canonicaliseNames({ ...NO_FILTERS, features })).toMatchObject({ features: known });
});

test.each([
  ['Range Rover', 'Sport', 'Land Rover', 'Range Rover Sport'],
  ['range-rover', 'evoque', 'Land Rover', 'Range Rover Evoque'],
  ['Range Rover', '', 'Land Rover', 'Range Rover,Range Rover Evoque,Range Rover Sport'],
  ['landie', '', 'Land Rover', ''],
  ['Land Rover', 'Range Rover', 'Land Rover', 'Range Rover'],
  ['!Range Rover', '', '!Land Rover', ''],
])('reads the make %s with the model “%s” as %s and %s', async (make, model, known, models) => {
  vi.mocked(withRetry).mockResolvedValueOnce([LAND_ROVER]);
  const names = await canonicaliseNames({ ...NO_FILTERS, make, model });
  expect(names).toMatchObject({ make: known, model: models });
});

test.each([
  ['Fiesta ST', 'Fiesta', 'ST'],
  ['fiesta-titanium-x', 'Fiesta', 'Titanium X'],
  ['Fiesta 5dr', 'Fiesta', ''],
  ['Fiesta Unheard-of', 'Fiesta Unheard-of', ''],
  ['Fiesta ST,Fiesta', 'Fiesta,Fiesta ST', ''],
  ['!Fiesta ST', '!Fiesta ST', ''],
])('reads the model %s as %s with the trim “%s”', async (model, known, trim) => {
  vi.mocked(withRetry).mockResolvedValueOnce([{ name: 'Ford', models: [{ name: 'Fiesta' }] }]);
  const names = await canonicaliseNames({ ...NO_FILTERS, make: 'ford', model });
  expect(names).toMatchObject({ make: 'Ford', model: known, trim });
});
