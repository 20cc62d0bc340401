import { expect, test } from 'vitest';
import { rowMessages } from '@/lib/stock/messages';
import { FACTS, FIESTA, FOCUS, FORD, idOf, known, plan } from './planned-stock';

test('a car that is not known is listed, with what the file has a column for', async () => {
  const { planned, cars, unchanged } = await plan([{}]);
  expect(planned).toEqual([
    {
      row: 2,
      stockId: 'A1',
      title: '2019 Ford Fiesta',
      kind: 'list',
      changes: [],
      facts: ['£9,000', '31,000 miles'],
      question: null,
    },
  ]);
  expect(cars).toEqual([
    {
      row: 2,
      stock_id: 'A1',
      listing: null,
      facts: { make_id: FORD, model_id: FIESTA, year: 2019, price: 9000, mileage: 31_000 },
    },
  ]);
  expect(unchanged).toEqual([]);
});

test('the category of a write-off stands beside the facts of a new car', async () => {
  const { planned } = await plan([{ write_off: 'n' }, { stock_id: 'A2', write_off: 'none' }]);
  expect(planned.map(({ facts }) => facts)).toEqual([
    ['£9,000', '31,000 miles', 'Category N write-off'],
    ['£9,000', '31,000 miles'],
  ]);
});

test('a known car that is as the file says is unchanged', async () => {
  const { planned, cars, unchanged } = await plan([{}], { cars: [known(1)] });
  expect({ planned, cars, unchanged }).toEqual({ planned: [], cars: [], unchanged: [known(1).id] });
});

test('changes are told as people read them', async () => {
  const car = { price: 8500, model_id: FOCUS, colour: 'blue', engine_size: 1.5 } as const;
  const facts = { ...FACTS, trim: 'Zetec', hide_registration: true };
  const columns = ['colour', 'trim', 'engine_size', 'hide_registration'];
  const { planned } = await plan([car], { cars: [known(1, { facts })], columns });
  expect(planned[0]?.kind).toBe('change');
  expect(planned[0]?.changes).toEqual([
    { label: 'Hide the number plate', from: 'Yes', to: 'No' },
    { label: 'Model', from: 'Fiesta', to: 'Focus' },
    { label: 'Trim', from: 'Zetec', to: null },
    { label: 'Engine size', from: null, to: '1.5 litres' },
    { label: 'Colour', from: null, to: 'Blue' },
    { label: 'Price', from: '£9,000', to: '£8,500' },
  ]);
});

test('a fact without a column, and a place without a cell, stay as they are', async () => {
  const facts = { ...FACTS, colour: 'red', location: 'Holbeck', postcode: 'LS1 4AP' } as const;
  const columns = ['postcode', 'location'];
  const car = { postcode: undefined, location: undefined };
  expect((await plan([car], { cars: [known(1, { facts })], columns })).unchanged).toHaveLength(1);
});

test('a fact whose cell cannot be read stays as it is, and one whose cell is empty goes', async () => {
  const facts = { ...FACTS, colour: 'red', owners: 2 } as const;
  const given = { cars: [known(1, { facts })], columns: ['colour', 'owners'] };
  const car = { colour: undefined, owners: undefined };
  expect((await plan([car], { ...given, unread: ['colour', 'owners'] })).unchanged).toHaveLength(1);
  expect((await plan([car], { ...given, unread: ['colour'] })).cars[0]?.facts).toEqual({
    make_id: FORD,
    model_id: FIESTA,
    year: 2019,
    price: 9000,
    mileage: 31_000,
    owners: null,
  });
  expect(
    (await plan([car], { ...given, cars: [], unread: ['colour'] })).cars[0]?.facts,
  ).not.toHaveProperty('colour');
});

test('a number plate stays hidden where the cell is empty', async () => {
  const facts = { ...FACTS, hide_registration: true };
  const columns = ['hide_registration'];
  const made = await plan([{ hide_registration: undefined }], {
    cars: [known(1, { facts })],
    columns,
  });
  expect(made).toMatchObject({ unchanged: [expect.any(String)], cars: [] });
});

test('a new car without a place is where the dealer is', async () => {
  const postcode = 'M1 1AA';
  expect((await plan([{}], { postcode })).cars[0]?.facts).toMatchObject({ postcode });
  const columns = ['postcode'];
  expect((await plan([{}], { postcode, columns })).cars[0]?.facts).toMatchObject({
    postcode: 'LS6 3AA',
  });
});

test('a withdrawn car is listed again', async () => {
  const { planned } = await plan([{}], { cars: [known(1, { status: 'archived' })] });
  expect(planned).toMatchObject([{ kind: 'reopen', changes: [] }]);
});

test('a listing id links a car listed by hand', async () => {
  const listing = idOf(7);
  const { planned, cars } = await plan([{ listing }], { cars: [known(7, { stock_id: null })] });
  expect(planned[0]?.changes).toEqual([{ label: 'Stock number', from: null, to: 'A1' }]);
  expect(cars[0]).toMatchObject({ listing, stock_id: 'A1' });
});

test('a listing’s id is enough, and its car keeps the stock number that it has, or none', async () => {
  const cars = [known(1), known(2, { stock_id: null }), known(3, { stock_id: null })];
  const rows = [1, 2, 3].map((n) => ({ stock_id: undefined, listing: idOf(n) }));
  const same = await plan(rows, { cars });
  expect(same).toMatchObject({ cars: [], problems: [], missing: [] });
  expect(same.unchanged).toHaveLength(3);
  const dearer = rows.map((row) => ({ ...row, price: 9500 }));
  const made = await plan(dearer, { cars });
  expect(made.planned.map(({ stockId }) => stockId)).toEqual(['A1', null, null]);
  expect(made.cars.map((car) => car.stock_id)).toEqual(['A1', null, null]);
});

test.each([
  ['another’s listing', [{ listing: idOf(9) }], [], 'LISTING', rowMessages.notYours],
  ['a sold car', [{}], [known(1, { status: 'sold' })], null, rowMessages.sold],
  ['a draft', [{}], [known(1, { status: 'draft' })], null, rowMessages.draft],
  [
    'a car that staff took down',
    [{}],
    [known(1, { status: 'archived', is_taken_down: true })],
    null,
    rowMessages.takenDown,
  ],
  [
    'a stock number of another listing',
    [{ listing: idOf(2) }],
    [known(1), known(2)],
    'STOCK_ID',
    rowMessages.numberTaken,
  ],
  [
    'a number plate that is listed by hand',
    [{ registration_number: 'AB12CDE' }],
    [known(2, { stock_id: null, facts: { ...FACTS, registration_number: 'AB12CDE' } })],
    'REGISTRATION_NUMBER',
    rowMessages.listedAlready(null),
  ],
])('a row about %s is a mistake', async (_, given, cars, column, message) => {
  const columns = ['registration_number'];
  const made = await plan([...given], { cars: [...cars], columns });
  expect(made.problems).toEqual([{ row: 2, column, message }]);
  expect(made).toMatchObject({ cars: [], planned: [], unchanged: [], refusedRows: 1 });
});

test('a stock number in other capitals is the same car, which keeps its own', async () => {
  const same = await plan([{ stock_id: 'a1' }], { cars: [known(1), known(2)] });
  expect(same).toMatchObject({ unchanged: [idOf(1)], planned: [], problems: [] });
  expect(same.missing.map(({ id }) => id)).toEqual([idOf(2)]);
  const dearer = await plan([{ stock_id: 'a1', price: 9100 }], { cars: [known(1)] });
  expect(dearer.cars).toMatchObject([{ listing: idOf(1), stock_id: 'A1' }]);
  expect(dearer.planned[0]?.changes.map(({ label }) => label)).toEqual(['Price']);
  const twice = await plan([{}, { stock_id: 'a1' }]);
  expect(twice.problems).toEqual([{ row: 3, column: 'STOCK_ID', message: rowMessages.twice(2) }]);
});

test('of two listings whose numbers differ by capitals alone, the one spelt like the row is meant', async () => {
  const cars = [known(1), known(2, { stock_id: 'a1' })];
  expect((await plan([{ stock_id: 'A1' }], { cars })).unchanged).toEqual([idOf(1)]);
  expect((await plan([{ stock_id: 'a1' }], { cars })).unchanged).toEqual([idOf(2)]);
});

test('a second row of the same car is a mistake', async () => {
  const { problems, cars } = await plan([{}, { stock_id: 'B' }, {}]);
  expect(problems).toEqual([{ row: 4, column: 'STOCK_ID', message: rowMessages.twice(2) }]);
  expect(cars).toHaveLength(2);
});

test('mistakes are in the order of the rows, and rows are counted once', async () => {
  const problems = [3, 3].map((row) => ({ row, column: 'PRICE', message: 'No' }));
  const sold = known(1, { status: 'sold' });
  const made = await plan([{}, { stock_id: 'B' }], { cars: [sold], problems });
  expect(made.problems.map(({ row }) => row)).toEqual([2, 3, 3]);
  expect(made.refusedRows).toBe(2);
});

test('open cars of earlier files that no row names are missing; a row with a mistake names its car', async () => {
  const problems = [{ row: 3, column: 'PRICE', message: 'No' }];
  const cars = [
    known(1),
    known(2),
    known(3),
    known(4, { stock_id: null }),
    known(5, { status: 'sold' }),
    known(6, { status: 'reserved' }),
    known(7),
  ];
  const rows = [{}, { stock_id: 'A2' }, { stock_id: 'Z', listing: idOf(7).toUpperCase() }];
  expect((await plan(rows, { cars, problems })).missing).toEqual([
    { id: idOf(3), stockId: 'A3', title: '2019 Ford Fiesta' },
    { id: idOf(6), stockId: 'A6', title: '2019 Ford Fiesta' },
  ]);
});

test('a car that the file says is not for sale is missing', async () => {
  const { missing, unchanged } = await plan([{}, { stock_id: 'A2' }], {
    cars: [known(1), known(2)],
    notForSale: [3],
    problems: [{ row: 3, column: 'STATUS', message: 'Left out: sold' }],
  });
  expect(missing.map(({ id }) => id)).toEqual([idOf(2)]);
  expect(unchanged).toEqual([idOf(1)]);
});

test.each([
  [10, 3, 0, true],
  [10, 4, 0, false],
  [70, 21, 0, true],
  [70, 22, 0, false],
  [8, 1, 2, true],
  [8, 2, 2, false],
  [3, 1, 0, false],
  [10, 0, 0, false],
])('of %i open cars %i missing, after %i withdrawn: %s', async (open, missing, withdrawn, can) => {
  const cars = Array.from({ length: open }, (_, n) => known(n + 1));
  const rows = cars.slice(missing).map(({ stock_id }) => ({ stock_id: stock_id ?? '' }));
  const made = await plan(rows, { cars, withdrawn });
  expect(made.missing).toHaveLength(missing);
  expect(made.canWithdraw).toBe(can);
});

test('a condition for all new cars leaves that of a listing as it is', async () => {
  const poor = { ...FACTS, condition: 'poor' as const };
  const cars = [known(1, { facts: poor })];
  const made = await plan([{}, { stock_id: 'A2' }], { cars, shared: { condition: '=good' } });
  expect(made.unchanged).toEqual([idOf(1)]);
  expect(made.cars).toMatchObject([{ stock_id: 'A2', facts: { condition: 'good' } }]);
});

const PLATE = { registration_number: 'BD21SMR' };
const HIDDEN = { ...PLATE, hide_registration: true };
const plateIn = (text: string) =>
  `${text} has the number plate that is hidden. Take it out, or show the plate.`;

test.each([
  [{ ...HIDDEN, trim: 'Zetec BD21SMR' }, 'TRIM', 'The trim'],
  [{ ...HIDDEN, description: 'Reg bd21 smr' }, 'DESCRIPTION', 'The description'],
  [{ ...HIDDEN, features: ['Sat nav', 'BD21-SMR'] }, 'FEATURES', 'A feature'],
  [{ ...HIDDEN, location: 'BD21 SMR' }, 'LOCATION', 'The town'],
])('a row that gives its hidden plate away is left out: %j', async (car, column, text) => {
  const { planned, problems, refusedRows } = await plan([car], { columns: Object.keys(car) });
  expect(planned).toEqual([]);
  expect(problems).toEqual([{ row: 2, column, message: plateIn(text) }]);
  expect(refusedRows).toBe(1);
});

test('a plate is found in what the file leaves as it is', async () => {
  const facts = { ...FACTS, ...PLATE, description: 'Reg BD21 SMR' };
  const hiding = await plan([{ hide_registration: true }], {
    cars: [known(1, { facts })],
    columns: ['hide_registration'],
  });
  expect(hiding.problems).toEqual([{ row: 2, column: null, message: plateIn('The description') }]);
  const hidden = { ...facts, ...HIDDEN, registration_number: 'AB12CDE' };
  const correcting = await plan([{ ...PLATE }], {
    cars: [known(1, { facts: hidden })],
    columns: ['registration_number'],
  });
  expect(correcting.problems).toEqual(hiding.problems);
});

test('a plate that is shown may stand in the texts', async () => {
  const car = { ...PLATE, hide_registration: false, description: 'Reg BD21 SMR' };
  expect((await plan([car], { columns: Object.keys(car) })).problems).toEqual([]);
});
