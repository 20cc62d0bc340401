import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnOf } from '@/lib/stock/mapping';
import { parseJson } from '@/lib/stock/parse-json';

const FORD = { make: 'Ford', model: 'Ka' };
const parsed = (value: unknown) => parseJson(JSON.stringify(value));

describe('cars are found in', () => {
  test.each<[string, unknown]>([
    ['a list', [FORD]],
    ['a list by a name', { dealer: { id: 7, make: 'none' }, vehicles: [FORD] }],
    ['a list deep inside', { data: { stock: { items: [FORD] } }, paging: [{ page: 1 }] }],
    ['one object', FORD],
  ])('%s', async (_, value) => {
    expect(await parsed(value)).toEqual({
      headings: ['make', 'model'],
      rows: [['Ford', 'Ka']],
      firstRow: 2,
    });
  });

  test('one object a line', async () => {
    const { rows } = await parseJson('{"make":"Ford","model":"Ka"}\n{"make":"VW","model":"Up"}\n');
    expect(rows).toEqual([
      ['Ford', 'Ka'],
      ['VW', 'Up'],
    ]);
  });

  test('the list of a car’s own cars never comes before that of the cars', async () => {
    const car = { ...FORD, similar: [{ make: 'VW', model: 'Up' }] };
    const { headings, rows } = await parsed({ cars: [car] });
    expect(rows.map(([make]) => make)).toEqual(['Ford']);
    expect(headings).toContain('similar.make');
  });

  test('the lists of several dealers', async () => {
    const dealers = [
      { name: 'A', cars: [FORD] },
      { name: 'B', cars: [FORD, FORD] },
    ];
    expect((await parsed({ dealers })).rows).toHaveLength(3);
  });
});

test('values of any kind are text, nested names are joined by full stops', async () => {
  const car = {
    ...FORD,
    price: { amount: 9250 },
    sold: false,
    trim: null,
    features: [{ name: 'Heated seats' }, { name: 'A|B' }],
    images: ['a.jpg', 'b.jpg'],
    '__proto__.x': 1,
  };
  const { headings, rows } = await parsed([car]);
  expect(Object.fromEntries(headings.map((heading, at) => [heading, rows[0]?.[at]]))).toEqual({
    make: 'Ford',
    model: 'Ka',
    'price.amount': '9250',
    sold: 'false',
    trim: '',
    'features.name': 'Heated seats | A\\|B',
    images: 'a.jpg | b.jpg',
    '__proto__ x': '1',
  });
});

test('the answer of a stock API has a heading for every column of a car', async () => {
  const { headings } = await parsed({
    results: [
      {
        vehicle: {
          registration: 'ZA21DAH',
          make: 'Tesla',
          model: 'Model 3',
          odometerReadingMiles: 60694,
          yearOfManufacture: '2021',
        },
        adverts: { retailAdverts: { suppliedPrice: { amountGBP: 16195 } } },
        metadata: { stockId: 'a1', lifecycleState: 'FORECOURT' },
      },
    ],
  });
  const columns = headings.map(columnOf);
  for (const column of [
    'registration_number',
    'make',
    'model',
    'mileage',
    'year',
    'price',
    'stock_id',
  ])
    expect(columns, column).toContain(column);
});

test('any texts are read as they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), async (texts) => {
      const cars = texts.map((text) => ({ ...FORD, description: text }));
      const spaces = fc.sample(fc.constantFrom(0, 1, '\t'), 1)[0];
      const { rows } = await parseJson(JSON.stringify({ '"}[': cars }, null, spaces));
      expect(rows.map((row) => row[2])).toEqual(texts);
    }),
  );
});
