import { expect, test } from 'vitest';
import { csvOf, HEADINGS, readFile, readWith, rowOf } from './cars';

test('cars that are not for sale are left out and told, and refuse no file', async () => {
  const { rows, problems, remarks, notForSale } = await readWith(
    'Status',
    'Live',
    'SOLD',
    'Prepped',
    'Prepped',
  );
  expect(rows.map(({ row }) => row)).toEqual([2, 4, 5]);
  expect(problems).toEqual([]);
  expect([...notForSale]).toEqual([3]);
  expect(remarks).toEqual([
    { row: 3, column: 'Status', message: 'Left out: sold' },
    {
      row: 4,
      column: 'Status',
      message: 'We do not know ‘Prepped’: such cars are taken to be for sale',
    },
  ]);
});

test('a car whose price may be without VAT is listed with a remark, once for each word', async () => {
  const { rows, remarks } = await readWith('VAT', 'VAT applicable', 'VAT applicable', 'Qualifying');
  expect(rows).toHaveLength(3);
  const message = 'We do not know ‘VAT applicable’: such cars are taken to be priced with VAT';
  expect(remarks).toEqual([{ row: 2, column: 'VAT', message }]);
});

test('a car that is left out does not take the number plate of another', async () => {
  const [, ...lines] = csvOf(
    [...rowOf({ stock_id: 'A1' }), 'sold'],
    [...rowOf({ stock_id: 'A2' }), 'live'],
  ).split('\r\n');
  const { rows } = await readFile([[...HEADINGS, 'Status'].join(), ...lines].join('\r\n'));
  expect(rows.map(({ row }) => row)).toEqual([3]);
});
