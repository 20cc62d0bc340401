import { expect, test } from 'vitest';
import { slug } from '@/lib/paths';
import { findMake, findName } from '@/lib/search/known-names';
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
])('%s %s is spelled %s %s', (make, model, knownMake, knownModel) => {
  const known = findMake(makes, make);
  expect([known?.name, findName(known?.models ?? [], model)?.name]).toEqual([
    knownMake,
    knownModel,
  ]);
});

test('an unknown name is no other name', () => {
  for (const name of ['Unheard-of', '', '!', '☃']) expect(findMake(makes, name)).toBeUndefined();
});

test('every make and model is found by its name, its slug and its letters alone', () => {
  const missed = makes.flatMap((make) =>
    [make.name, slug(make.name), make.name.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()]
      .filter((name) => findMake(makes, name) !== make)
      .concat(
        make.models
          .flatMap(({ name }) => [name, name.toLowerCase()])
          .filter((name) => findName(make.models, name)?.name.toLowerCase() !== name.toLowerCase()),
      ),
  );
  expect(missed).toEqual([]);
});
