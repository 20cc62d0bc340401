import { expect, test } from 'vitest';
import { slug } from '@/lib/paths';
import { findMake, findModel, findName } from '@/lib/search/known-names';
import { VOCABULARY } from './words/vocabulary';

const { makes } = VOCABULARY;

test.each([
  ['VW', 'golf', 'Volkswagen', 'Golf'],
  ['Citroën', 'C-1', 'Citroen', 'C1'],
  ['Škoda', 'OCTAVIA', 'Skoda', 'Octavia'],
  ['mercedes benz', 'c-class', 'Mercedes-Benz', 'C Class'],
  ['alfa-romeo', 'giulia', 'Alfa Romeo', 'Giulia'],
  ['Range-Rover', 'disco', 'Land Rover', 'Discovery'],
  ['BMW', '3-series', 'BMW', '3 Series'],
  ['Pug', 'e208', 'Peugeot', 'e-208'],
  ['DS Automobiles', '3', 'DS', '3'],
  ['mazda', 'Mazda3', 'Mazda', '3'],
  ['bmw', '320d', 'BMW', '3 Series'],
  ['audi', 'a3-sportback', 'Audi', 'A3'],
  ['land-rover', 'evoque', 'Land Rover', 'Range Rover Evoque'],
  ['BMW', 'Series 3', 'BMW', '3 Series'],
  ['mercedes', 'Class C', 'Mercedes-Benz', 'C Class'],
  ['bmw', 'series-3', 'BMW', '3 Series'],
  ['vauxhall', 'corsa-e', 'Vauxhall', 'Corsa Electric'],
  ['vauxhall', 'e-vivaro', 'Vauxhall', 'Vivaro Electric'],
])('%s %s is spelled %s %s', (make, model, knownMake, knownModel) => {
  const known = findMake(makes, make);
  expect([known?.name, known && findModel(known, model)?.name]).toEqual([knownMake, knownModel]);
});

test('an unknown name is no other name', () => {
  for (const name of ['Unheard-of', '', '!', '☃']) {
    expect(findMake(makes, name)).toBeUndefined();
    for (const make of makes) expect(findModel(make, name)).toBeUndefined();
  }
});

test('a name after a minus sign is not that name, unless it is one', () => {
  const trims = [{ name: 'GTI' }, { name: '- SE' }];
  expect(findName(trims, '-GTI')).toBeUndefined();
  expect(findName(trims, '- se')?.name).toBe('- SE');
});

test('every make and model is found by its name, its slug and its letters alone', () => {
  const missed = makes.flatMap((make) =>
    [make.name, slug(make.name), make.name.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()]
      .filter((name) => findMake(makes, name) !== make)
      .concat(
        make.models
          .flatMap(({ name }) => [name, name.toLowerCase()])
          .filter((name) => findModel(make, name)?.name.toLowerCase() !== name.toLowerCase()),
      ),
  );
  expect(missed).toEqual([]);
});
