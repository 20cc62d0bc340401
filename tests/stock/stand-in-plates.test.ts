import { expect, test } from 'vitest';
import { csvOf, readFile, rowOf } from './cars';

const read = async (...rows: Record<string, string>[]) => readFile(csvOf(...rows.map(rowOf)));

const LEFT_OUT =
  'stands for a car without a number plate: it is left out. If the car has this plate, add it in My listings';

test.each([
  [{ mileage: '12', registration_number: 'NEW1' }],
  [{ trim: 'New', registration_number: 'stk 204' }],
  [{ location: 'Un-registered', registration_number: 'VAN-1' }],
])(
  'a new car’s plate that is a word and a number, %j, is left out with a remark',
  async (cells) => {
    const { rows, problems, remarks } = await read(cells);
    expect(problems).toEqual([]);
    expect(rows[0]?.car.registration_number).toBeUndefined();
    expect(rows[0]?.unread).toEqual(['registration_number']);
    const message = `‘${cells.registration_number}’ ${LEFT_OUT}`;
    expect(remarks).toEqual([{ row: 2, column: 'registration_number', message }]);
  },
);

test.each(['CAR1', 'CAR2'])('cars that are numbered have no plate: CAR1, %s', async (second) => {
  const { rows, problems, remarks } = await read(
    { stock_id: 'A1', registration_number: 'CAR1' },
    { stock_id: 'A2', registration_number: second },
  );
  expect(problems).toEqual([]);
  expect(rows.map(({ car }) => car.registration_number)).toEqual([undefined, undefined]);
  expect(remarks.map(({ row, message }) => [row, message])).toEqual([
    [2, `‘CAR1’ ${LEFT_OUT}`],
    [3, `‘${second}’ ${LEFT_OUT}`],
  ]);
});

test('a word that stands for no plate on any car is passed over unsaid', async () => {
  const { rows, remarks } = await read({ registration_number: 'TBA1' });
  expect([rows[0]?.car.registration_number, rows[0]?.unread, remarks]).toEqual([undefined, [], []]);
});

test('one used car with such a plate has it, which is a remark', async () => {
  const { rows, remarks } = await read({ registration_number: 'van 1' });
  expect(rows[0]).toMatchObject({ car: { registration_number: 'VAN1' }, unread: [] });
  const message = '‘van 1’ is taken as the number plate: clear the cell if the car has none yet';
  expect(remarks).toEqual([{ row: 2, column: 'registration_number', message }]);
  expect((await read({ mileage: '5' })).rows[0]?.car.registration_number).toBe('AB19CDE');
});
