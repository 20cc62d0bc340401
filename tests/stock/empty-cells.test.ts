import { expect, test } from 'vitest';
import { csvOf, readFile, rowOf } from './cars';

const carOf = async (cells: Record<string, string>) => {
  const { rows, problems } = await readFile(csvOf(rowOf(cells)));
  expect(problems).toEqual([]);
  return rows[0]?.car;
};

test.each([
  '#N/A',
  '#REF!',
  '#VALUE!',
  '#DIV/0!',
  '#NAME?',
  '####',
  'NULL',
  'N/A',
  'n.a.',
  'TBC',
  'none',
  'Not specified',
  'Unknown',
  'ＮＵＬＬ',
  '-',
  '--',
  '–',
  '...',
  '?',
])('a text of %s stands for nothing', async (cell) => {
  const texts = { trim: cell, description: cell, location: cell, postcode: cell, vin: cell };
  const car = await carOf({ ...texts, features: `Heated seats | ${cell}` });
  expect(car?.features).toEqual(['Heated seats']);
  for (const name of ['trim', 'description', 'location', 'postcode', 'vin'] as const)
    expect(car?.[name], name).toBeUndefined();
});

test.each(['#1 Edition', 'None such', 'NA Sport', 'A-', 'Nil desperandum'])(
  'but %s is a trim',
  async (trim) => expect((await carOf({ trim }))?.trim).toBe(trim),
);

test('‘None’ is a value where a column has it', async () => {
  expect(await carOf({ service_history: 'None' })).toHaveProperty('service_history', 'none');
});

test('numbers that stand for nothing are not the same number', async () => {
  const rows = [1, 2].map((last) => {
    const listing = `5dfba441-0000-4000-8000-00000000000${last}`;
    return rowOf({ listing, stock_id: 'N/A', registration_number: '' });
  });
  const read = await readFile(csvOf(...rows));
  expect(read.problems).toEqual([]);
  expect(read.rows.map(({ car }) => car.stock_id)).toEqual([undefined, undefined]);
});

test.each([
  ['Golf GTI', '#N/A', 'GTI'],
  ['Golf N/A', '', undefined],
])('the model %s beside the trim %j has the trim %s', async (model, cell, trim) => {
  expect((await carOf({ make: 'VW', model, trim: cell }))?.trim).toBe(trim);
});

test('a car of category A or B is refused with its reason; a category that cannot be read loses no car', async () => {
  const { rows, problems, remarks } = await readFile(
    csvOf(
      rowOf({ write_off: 'Cat B' }),
      rowOf({ stock_id: 'B2', registration_number: '', write_off: 'HPI clear' }),
    ),
  );
  expect(problems).toEqual([
    {
      row: 2,
      column: 'write_off',
      message: 'A car of category A or B must never return to the road, so it cannot be listed.',
    },
  ]);
  expect(rows.map(({ car }) => [car.stock_id, car.write_off])).toEqual([['B2', undefined]]);
  expect(remarks.map(({ message }) => message).join()).toContain(
    'We could not read ‘HPI clear’ as insurance write-off',
  );
});
