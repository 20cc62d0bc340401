import { expect, test } from 'vitest';
import { modelFinder } from '@/lib/listings/find-model';
import { CATALOGUE } from '@/scripts/seed/catalogue/catalogue';

const findModel = (make: string, name: string, options?: { ignoresRest: boolean }) => {
  const models = CATALOGUE.find((known) => known.name === make)?.models ?? [];
  return modelFinder(make, models, options)(name)?.name ?? null;
};

test.each([
  ['BMW', '320d', '3 Series'],
  ['BMW', '320D M SPORT', '3 Series'],
  ['BMW', '330XD GRAN TURISMO', '3 Series Gran Turismo'],
  ['BMW', 'M140i', '1 Series'],
  ['BMW', 'M3', 'M3'],
  ['BMW', 'BMW X5', 'X5'],
  ['Mercedes-Benz', 'C220', 'C Class'],
  ['Mercedes-Benz', 'C 220 D', 'C Class'],
  ['Mercedes-Benz', 'A 180 AMG LINE', 'A Class'],
  ['Mercedes-Benz', 'CLA 200', 'CLA Class'],
  ['Mercedes-Benz', 'C63', 'C Class'],
  ['Lexus', 'CT 200h', 'CT'],
  ['Lexus', 'UX 300e', 'UX 300e'],
  ['Mazda', 'MAZDA3', '3'],
  ['MG', 'MG4', '4'],
  ['DS', 'DS3', '3'],
  ['DS', 'DS 3 Crossback', '3 Crossback'],
  ['Ford', 'Focus Estate', 'Focus'],
  ['Ford', 'Focus 1.6 5dr', 'Focus'],
  ['Ford', 'Ka+', 'Ka+'],
  ['Ford', 'ka', 'KA'],
  ['Audi', 'A3 Sportback', 'A3'],
  ['Audi', 'A4 Avant 5dr', 'A4'],
  ['Citroen', 'C4 Grand Picasso', null],
  ['Ford', 'Focus ST', null],
  ['Ford', 'Focused', null],
  ['BMW', '999', null],
  ['MINI', 'MINI', null],
  ['Ford', 'constructor', null],
  ['Ford', 'Focus constructor', null],
  ['Ford', '', null],
])('the %s %s is %s of the catalogue', (make, name, model) => {
  expect(findModel(make, name)).toBe(model);
});

test.each([
  ['Ford', 'FOCUS ZETEC TDCI', 'Focus'],
  ['Ford', 'TRANSIT CUSTOM 320', 'Transit Custom'],
  ['Toyota', 'C-HR DESIGN', 'C-HR'],
  ['Ford', 'FOCUSED', null],
])('with any words after it the %s %s is %s', (make, name, model) => {
  expect(findModel(make, name, { ignoresRest: true })).toBe(model);
});
