import { expect, test } from 'vitest';
import { serialiseFilters } from '@/lib/search/filters';
import { parseFilters } from '@/lib/search/parse-filters';
import { dropFacets, nearestFilters, readRelaxations } from '@/lib/search/relaxations';

const parse = (query: string) => parseFilters(new URLSearchParams(query)).filters;
const TERMS = [
  { label: 'Red', without: 'fiesta' },
  { label: 'Fiesta', without: 'red' },
];
type Relaxations = Parameters<typeof readRelaxations>[2];
const read = (query: string, ...found: [string, Relaxations[number]['change']][]) =>
  readRelaxations(
    parse(query),
    TERMS,
    found.map(([facet, change], n) => ({ facet, change, vehicles: 10 + n })),
  ).map(({ label, filters, total }) => [label, serialiseFilters(filters), total]);

test.each<[string, string, Relaxations[number]['change'], string, string]>([
  ['price', 'priceMax=5000', { price_max: 5500 }, 'up to £5,500', 'priceMax=5500'],
  ['price', 'priceMin=5000', { price_min: 4500 }, 'from £4,500', 'priceMin=4500'],
  ['year', 'yearMin=2018', { year_min: 2017 }, 'from 2017', 'yearMin=2017'],
  ['year', 'yearMax=2018', { year_max: 2019 }, 'up to 2019', 'yearMax=2019'],
  ['mileage', 'mileageMax=9000', { mileage_max: 14_000 }, 'up to 14,000 miles', 'mileageMax=14000'],
  ['taxMax', 'taxMax=20', { tax_max: 45 }, 'up to £45 road tax', 'taxMax=45'],
  ['seatsMin', 'seatsMin=7', { seats_min: 6 }, '6 seats or more', 'seatsMin=6'],
  ['engine', 'engineMax=1', { engine_max: 1.2 }, 'up to 1.2 litres', 'engineMax=1.2'],
  ['ownersMax', 'ownersMax=1', { owners_max: 2 }, 'up to 2 owners', 'ownersMax=2'],
  [
    'location',
    'location=Leeds&radius=10',
    { radius_miles: 20 },
    'within 20 miles',
    'location=Leeds&radius=20',
  ],
  ['features', 'features=A,B', { features: ['B'] }, 'without A', 'features=B'],
  ['features', 'features=A,B', null, 'any equipment', ''],
  ['features', 'features=A', null, 'without A', ''],
  ['search', 'search=red+fiesta', { term: 0 }, 'without Red', 'search=fiesta'],
  ['colour', 'colour=red&page=3', null, 'any colour', ''],
  ['make', 'make=BMW&model=X3', null, 'any make', ''],
  [
    'seller',
    'fuel=diesel&seller=7d3f5a8e-0000-4000-8000-000000000002',
    null,
    'from other sellers too',
    'fuel=diesel',
  ],
  ['location', 'location=Leeds&sort=distance', null, 'anywhere', ''],
])('%s of %s relaxes to %j: “%s”', (facet, query, change, label, relaxed) => {
  expect(read(query, [facet, change])).toEqual([[label, relaxed, 10]]);
});

test('of each facet the smallest step comes first, and leaving it out last', () => {
  const found = read(
    'priceMax=5000&colour=red',
    ['price', null],
    ['price', { price_max: 5500 }],
    ['price', { price_max: 6000 }],
    ['colour', null],
  );
  expect(found).toEqual([
    ['up to £5,500', 'priceMax=5500&colour=red', 11],
    ['any colour', 'priceMax=5000', 13],
  ]);
});

test('a change that no address can say is passed over', () => {
  const found = read('priceMax=99500', ['price', { price_max: 100_000 }], ['price', null]);
  expect(found).toEqual([['any price', '', 11]]);
  expect(read('search=red+fiesta', ['search', { term: 7 }])).toEqual([]);
  expect(read('fuel=diesel', ['fuel', { unheard_of: 1 }])).toEqual([]);
});

test('several facets are dropped with the words for each', () => {
  const { label, filters } = dropFacets(parse('fuel=diesel&colour=red&make=BMW'), [
    'fuel',
    'colour',
  ]);
  expect([label, serialiseFilters(filters)]).toEqual(['any fuel, any colour', 'make=BMW']);
});

const dropped = (filters: ReturnType<typeof parse>, ...facets: string[]) => ({
  ...dropFacets(filters, facets),
  total: 9,
});

const NEEDS = [
  { label: '7 seats', text: '7 seats', without: 'diesel', isNeeded: true },
  { label: 'Diesel', text: 'diesel', without: '7 seats' },
];

test('the words that a car must do are given up last, and the nearest cars keep them', () => {
  const filters = parse('search=7+seats+diesel&priceMax=3000&sort=price_asc');
  const found = readRelaxations(filters, NEEDS, [
    { facet: 'search', change: { term: 0 }, vehicles: 9 },
    { facet: 'search', change: { term: 1 }, vehicles: 1 },
    { facet: 'price', change: { price_max: 3500 }, vehicles: 2 },
  ]);
  expect(found.map(({ label }) => label)).toEqual([
    'without Diesel',
    'without 7 seats',
    'up to £3,500',
  ]);
  const nearest = (relaxations: typeof found) =>
    nearestFilters(filters, NEEDS, relaxations).map(serialiseFilters);
  expect(nearest(found)).toEqual([
    'search=7+seats&priceMax=3000&sort=price_asc',
    'search=7+seats+diesel&priceMax=3500&sort=price_asc',
  ]);
  const without = [dropped(filters, 'search')];
  expect(nearest(without)).toEqual(['search=7+seats&sort=price_asc']);
  expect(nearestFilters(filters, [], without)).toEqual([without[0]?.filters]);
});

test('the nearest cars keep the seats and the body types of the panel', () => {
  const filters = parse('bodyType=mpv&seatsMin=7&priceMax=3000&colour=red&sort=price_asc');
  const change = (changed: object) => ({
    label: '',
    filters: { ...filters, ...changed },
    total: 9,
  });
  const given = [
    change({ seatsMin: 6 }),
    change({ bodyType: '' }),
    change({ seatsMin: null }),
    dropped(filters, 'seatsMin', 'bodyType'),
  ];
  const nearest = (relaxations: typeof given) =>
    nearestFilters(filters, [], relaxations).map(serialiseFilters);
  expect(nearest([...given, change({ colour: '' })])).toEqual([
    'bodyType=mpv&priceMax=3000&seatsMin=7&sort=price_asc',
  ]);
  expect(nearest(given)).toEqual(['bodyType=mpv&seatsMin=7&sort=price_asc']);
});

test('the nearest cars keep what is excluded', () => {
  const nearest = (query: string, ...changes: object[]) => {
    const filters = parse(query);
    const relaxations = changes.map((changed) => ({
      label: '',
      filters: { ...filters, ...changed },
      total: 9,
    }));
    return nearestFilters(filters, [], relaxations).map(serialiseFilters);
  };
  const noPetrol = 'make=Lotus&fuel=!petrol&priceMax=9000';
  expect(nearest(noPetrol, { fuel: '' }, { make: '' })).toEqual(['fuel=!petrol&priceMax=9000']);
  expect(nearest(noPetrol, { fuel: '' })).toEqual(['fuel=!petrol']);
  expect(nearest('make=!BMW&colour=!red&doors=3', { make: '' })).toEqual(['make=!BMW&colour=!red']);
  // A model cannot be excluded without its make.
  expect(nearest('make=BMW&model=!X3&doors=3', { make: '', model: '' })).toEqual([
    'make=BMW&model=!X3',
  ]);
  expect(nearest('make=BMW&doors=3', { make: '' })).toEqual(['doors=3']);
});
