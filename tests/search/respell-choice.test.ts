import { expect, test, vi } from 'vitest';
import { TOWN_MILES } from '@/lib/listings/constants';
import { landingPath, slug } from '@/lib/paths';
import { listOfTrim, respell, respellChoice } from '@/lib/search/respell-choice';
import { withRetry } from '@/lib/supabase/with-retry';
import { CATALOGUE } from '@/scripts/seed/catalogue/catalogue';
import { VOCABULARY } from './words/vocabulary';

vi.mock('@/lib/supabase/with-retry', () => ({ withRetry: vi.fn() }));
vi.mock('@/lib/search/vocabulary', () => ({ getVocabulary: async () => VOCABULARY }));

test('any spelling of a choice is led to the catalogue’s, while it can be read', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(withRetry).mockRejectedValueOnce(new Error('down'));
  expect(await respellChoice({ make: 'vw' })).toEqual({ named: { make: 'vw' }, isGuess: false });
  expect(error).toHaveBeenCalledOnce();
  vi.mocked(withRetry).mockResolvedValueOnce([...CATALOGUE]);
  expect(await respellChoice({ make: 'vw' })).toMatchObject({
    named: { make: 'Volkswagen' },
    isGuess: false,
  });
  expect(await respellChoice({ make: 'vw', model: 'glof', town: 'leeds' })).toMatchObject({
    named: { make: 'Volkswagen', model: 'Golf', town: 'leeds' },
    isGuess: true,
  });
  expect(await respellChoice({ make: 'volkswagon' })).toMatchObject({ isGuess: true });
  expect(await respellChoice({ make: 'bmw', model: '3series' })).toMatchObject({ isGuess: false });
  expect(await respellChoice({ town: 'leeds' })).toMatchObject({ named: { town: 'leeds' } });
});

test.each([
  ['bmw', 'series-3', '/used-cars/bmw/3-series'],
  ['range-rover', 'sport', '/used-cars/land-rover/range-rover-sport'],
  ['citroen', 'ds3', '/used-cars/ds/3'],
  ['fiat', 'abarth-595', '/used-cars/abarth/595'],
  ['vauxhall', 'corsa-e', '/used-cars/vauxhall/corsa-electric'],
  ['mercedes-benz', 'gla', '/used-cars/mercedes-benz/gla-class'],
  ['mercedes', 'slk-class', '/used-cars/mercedes-benz/slk'],
  ['bmw', '2-series-gran-coupe', '/used-cars/bmw/2-series'],
  ['volkswagen', 'e-up', '/used-cars/volkswagen/up'],
  ['ora', '03', '/used-cars/gwm/ora-03'],
])('%s with the model %s is led to %s', (make, model, path) => {
  expect(landingPath(respell({ make, model }, CATALOGUE).named)).toBe(path);
});

test('the slug of a make and model is its own, a word near two names is neither', () => {
  for (const { name, models } of CATALOGUE)
    for (const model of models) {
      const choice = { make: slug(name), model: slug(model.name) };
      expect(landingPath(respell(choice, CATALOGUE).named)).toBe(landingPath(choice));
    }
  const makes = ['Sear', 'Seat'].map((name) => ({ name, models: [] }));
  expect(respell({ make: 'seaat' }, makes).named.make).toBe('Seat');
  expect(respell({ make: 'seart' }, makes)).toEqual({
    named: { make: 'seart' },
    isGuess: false,
    isUnknown: true,
  });
});

test('a model with a trim is led to the list of its cars', async () => {
  vi.mocked(withRetry).mockResolvedValueOnce([...CATALOGUE]);
  const listOf = (model: string, town: string | null = null) =>
    listOfTrim({ make: 'Volkswagen', model }, town);
  // Not 'GTi', as most cars with that trim have it.
  const golf = '/vehicles?make=Volkswagen&model=Golf&trim=GTI';
  expect(await listOf('golf-gti')).toBe(golf);
  expect(await listOf('golf-gti', 'Leeds')).toBe(`${golf}&location=Leeds&radius=${TOWN_MILES}`);
  expect(await listOf('golf-nothing')).toBeNull();
  expect(await listOf('nothing')).toBeNull();
});
