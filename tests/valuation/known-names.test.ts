import { expect, test } from 'vitest';
import { knownNames } from '@/lib/valuation/known-names';

const CATALOGUE = [
  { name: 'Ford', models: [{ name: 'Fiesta' }] },
  { name: 'Volkswagen', models: [{ name: 'Golf' }] },
];
const namesOf = (make: string, model: string) => {
  const { names, isKnown } = knownNames({ make, model }, CATALOGUE);
  return { ...names, isKnown };
};

test('names are spelt as the catalogue does, else as the table of prices', () => {
  expect(namesOf('ford', 'FIESTA')).toEqual({ make: 'Ford', model: 'Fiesta', isKnown: true });
  expect(namesOf('vw', 'golf')).toEqual({ make: 'Volkswagen', model: 'Golf', isKnown: true });
  expect(namesOf('jeep', 'renegade')).toEqual({ make: 'Jeep', model: 'Renegade', isKnown: true });
});

test('what nobody knows stays as typed and is not known', () => {
  expect(namesOf('ford', 'Ring me')).toEqual({ make: 'Ford', model: 'Ring me', isKnown: false });
  expect(namesOf('Ring', 'me')).toEqual({ make: 'Ring', model: 'me', isKnown: false });
  expect(namesOf('__proto__', 'constructor').isKnown).toBe(false);
});
