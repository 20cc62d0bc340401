import { describe, expect, test } from 'vitest';
import {
  parentsOf,
  parseLandingPath,
  readLandingRoute,
  routeLandingPage,
} from '@/lib/landing/choice';
import { landingPath, slug } from '@/lib/paths';
import { FIXED_SENSES } from '@/lib/search/words/synonyms';
import { CATALOGUE } from '@/scripts/seed/catalogue/catalogue';

const route = (path: string, query = '') => routeLandingPage(path, new URLSearchParams(query));

describe('the route of a request', () => {
  test.each(['ford', 'ford/fiesta', 'ford/fiesta/leeds', 'in/leeds', 'body/suv', 'fuel/petrol'])(
    '%s is its own address, page 2 has a route',
    (slugs) => {
      const path = `/used-cars/${slugs}`;
      expect(route(path, 'utm_source=x&page=0')).toEqual({ rewrite: path });
      expect(route(path, 'page=2')).toEqual({ rewrite: `${path}/~2` });
      expect(readLandingRoute([...slugs.split('/'), '~2'])).toEqual({
        choice: parseLandingPath(slugs.split('/')),
        page: 2,
      });
    },
  );

  test.each([
    ['/used-cars/Ford', '/used-cars/ford'],
    ['/used-cars/Citro%C3%ABn/C4%20Picasso', '/used-cars/citroen/c4-picasso'],
    ['/used-cars/in/Newcastle%20Upon%20Tyne', '/used-cars/in/newcastle-upon-tyne'],
    ['/used-cars/ford/ka+', '/used-cars/ford/ka-plus'],
    ['/used-cars/body/Saloon', '/used-cars/body/sedan'],
    ['/used-cars/body/4x4', '/used-cars/body/suv'],
    ['/used-cars/fuel/PHEV', '/used-cars/fuel/plug-in-hybrid'],
    ['/used-cars/body/wagon', '/used-cars/body/estate'],
    ['/used-cars/body/soft-top', '/used-cars/body/convertible'],
    ['/used-cars/body/people-carrier', '/used-cars/body/mpv'],
    ['/used-cars/fuel/gasoline', '/used-cars/fuel/petrol'],
    ['/used-cars/body/coup%C3%A9', '/used-cars/body/coupe'],
    ['/used-cars/fuel/plug_in_hybrid', '/used-cars/fuel/plug-in-hybrid'],
    ['/used-cars/ford/~2', '/used-cars/ford/2'],
  ])('%s leads to %s', (path, target) => {
    expect(route(path)).toEqual({ redirect: target });
    expect(route(target)).toEqual({ rewrite: target });
  });

  test('the figures of a model have a route of their own, in one spelling', () => {
    const path = '/used-cars/ford/ka-plus/figures.csv';
    expect(route(path, 'page=2&utm_source=x')).toEqual({ rewrite: path });
    for (const other of ['Ford/ka-plus', 'ford/ka+', 'ford/Ka%20Plus'])
      expect(route(`/used-cars/${other}/figures.csv`), other).toBeNull();
    expect(route('/used-cars/ford/figures.csv')).toEqual({
      redirect: '/used-cars/ford/figures-csv',
    });
    expect(route('/used-cars/ford/ka-plus/leeds/figures.csv')).toBeNull();
  });

  test.each([
    'in',
    'body',
    'in/leeds/~2',
    'fuel/petrol/leeds',
    'a/b/c/d',
    '%E2%98%83',
    'ford//leeds',
  ])('%s has no page', (slugs) => expect(route(`/used-cars/${slugs}`)).toBeNull());
});

test('each word that the search has for one body type or fuel leads to its page', () => {
  // In a stock file 'cab' may mean a pickup's cab.
  const senses = FIXED_SENSES.filter(([phrase]) => phrase !== 'cab').map(
    ([phrase, { meaning }]) => ({ phrase, meaning }),
  );
  const bodies = senses.flatMap(({ phrase, meaning: { bodyTypes = [], ...rest } }) =>
    bodyTypes.length === 1 && Object.keys(rest).length === 0
      ? { from: `body/${slug(phrase)}`, to: landingPath({ body: bodyTypes[0] }) }
      : [],
  );
  const fuels = senses.flatMap(({ phrase, meaning: { fuels: [fuel, ...others] = [], ...rest } }) =>
    fuel && others.length === 0 && Object.keys(rest).length === 0
      ? { from: `fuel/${slug(phrase)}`, to: landingPath({ fuel }) }
      : [],
  );
  expect(bodies.length).toBeGreaterThan(30);
  expect(fuels.length).toBeGreaterThan(15);
  for (const { from, to } of [...bodies, ...fuels]) {
    const found = route(`/used-cars/${from}`);
    expect(found && Object.values(found), from).toEqual([to]);
  }
});

test('the pages above a page, nearest first', () => {
  expect(parentsOf({ make: 'ford', model: 'fiesta', town: 'leeds' })).toEqual([
    '/used-cars/ford/fiesta',
    '/used-cars/ford',
  ]);
  expect(parentsOf({ town: 'leeds' })).toEqual([]);
});

test('every make, and every model of a make, has a slug of its own', () => {
  const makes = CATALOGUE.map(({ name }) => slug(name));
  expect(new Set(makes).size).toBe(makes.length);
  expect(makes.filter((make) => ['', 'in', 'body', 'fuel'].includes(make))).toEqual([]);
  for (const make of CATALOGUE) {
    const models = make.models.map(({ name }) => slug(name));
    expect(new Set(models).size, make.name).toBe(models.length);
    expect(models).not.toContain('');
  }
});
