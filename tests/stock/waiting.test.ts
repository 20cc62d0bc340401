import { expect, test } from 'vitest';
import { suggestMapping } from '@/lib/stock/mapping';
import { parseStockFile } from '@/lib/stock/parse-file';
import { readRows } from '@/lib/stock/read-rows';
import { readSettledNames, withSettledNames } from '@/lib/stock/settled-names';
import { waitingNames, waitingStates, waitingStock, waitingText } from '@/lib/stock/waiting';
import { waitingTable } from '@/lib/stock/waiting-rows';
import { bytesOf, csvOf, MAKES, rowOf } from './cars';
import { known, plan } from './planned-stock';

type Cells = Record<string, string>;

async function read(rows: Cells[], names: unknown = [], makes = MAKES) {
  const table = await parseStockFile(bytesOf(csvOf(...rows.map(rowOf))));
  const settled = readSettledNames(names);
  const mapping = suggestMapping(table.headings, {});
  const words = withSettledNames({}, settled);
  return readRows(table, mapping, makes, words, settled.refused);
}

const GRENADIER = {
  make: 'Ineos',
  model: 'Grenadier',
  mileage: '10,000 km',
  photos: 'https://a.example/1.jpg | https://a.example/2.jpg',
  colour: 'Octarine',
};
const FISTA = { make: 'ford', model: 'Fista', stock_id: 'A2', registration_number: '' };

test('a row whose only mistake is an unknown name waits, with its facts', async () => {
  const { rows, problems, waiting } = await read([GRENADIER, FISTA]);
  expect([rows, problems]).toEqual([[], []]);
  expect(waiting).toMatchObject([
    { row: 2, column: 'make', make: 'Ineos', model: 'Grenadier', car: { stock_id: 'A1042' } },
    { row: 3, column: 'model', make: 'Ford', model: 'Fista', car: { price: 9250 } },
  ]);
  // A cell that could not be read is left out, as of any car.
  expect(waiting[0]?.cells).not.toHaveProperty('colour');
});

test.each<[string, Cells, string]>([
  ['another mistake', { price: 'many' }, 'There is no make called Ineos in the catalogue'],
  ['no model', { model: '' }, 'There is no make called Ineos in the catalogue'],
  ['a formula', { make: '=1+1' }, 'Formulas are not accepted'],
])('a row with %s too is left out', async (_, cells, message) => {
  const { problems, waiting } = await read([{ ...GRENADIER, ...cells }]);
  expect(waiting).toEqual([]);
  expect(problems.map((problem) => problem.message)).toContain(message);
});

test('the kept cells read as the car that the file had', async () => {
  const [{ cells } = { cells: {} }] = (await read([GRENADIER])).waiting;
  const id = MAKES[0]?.id ?? '';
  const makes = [...MAKES, { id, name: 'Ineos', models: [{ id, name: 'Grenadier' }] }];
  const { table, mapping } = waitingTable([cells]);
  const again = await readRows(table, mapping, makes);
  const [first] = (await read([GRENADIER], [], makes)).rows;
  expect(again.problems).toEqual([]);
  expect(again.rows).toEqual([{ ...first, unread: [] }]);
  expect(first).toMatchObject({
    car: { mileage: 6214, make_id: id },
    photos: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
  });
});

const SETTLED = [
  { make_word: 'ineos', model_word: '', make: 'Ford', model: null },
  { make_word: 'ford', model_word: 'grenadier', make: 'Ford', model: 'Fiesta' },
  { make_word: 'ford', model_word: 'fista', make: null, model: null },
  { make_word: 'blue', model_word: '', make: null, model: null },
];

test('a settled name is the one of the catalogue, a refused one a mistake', async () => {
  const blue = { ...FISTA, make: 'Blue', stock_id: 'A3' };
  const { rows, problems, waiting } = await read([GRENADIER, FISTA, blue], SETTLED);
  const fiesta = MAKES[0]?.models.find(({ name }) => name === 'Fiesta')?.id;
  expect(rows.map(({ car }) => car.model_id)).toEqual([fiesta]);
  expect(problems).toEqual([
    { row: 3, column: 'model', message: 'Our staff refused the Ford Fista' },
    { row: 4, column: 'make', message: 'Our staff refused the make Blue' },
  ]);
  expect(waiting).toEqual([]);
});

test('the dealer’s own word stands before the settled one', () => {
  const words = withSettledNames(
    { make: { ineos: 'Citroën' }, colour: { red: 'red' } },
    readSettledNames(SETTLED),
  );
  expect(words).toMatchObject({ make: { ineos: 'Citroën' }, colour: { red: 'red' } });
  expect(words.model).toEqual({ 'ford grenadier': 'Fiesta' });
});

test('a new car waits; a listing stays as it is, and its row is a mistake', async () => {
  const { waiting } = await read([GRENADIER, FISTA]);
  const rows = waiting.map((row, at) => ({ ...row, car: { ...row.car, stock_id: `A${at + 1}` } }));
  const { problems, ...planned } = await plan([], { waiting: rows, cars: [known(1)] });
  expect(planned.waiting).toEqual([rows[1]]);
  expect(problems).toMatchObject([{ row: 2, message: rows[0]?.message }]);
});

test('at most 500 cars wait', async () => {
  const [row] = (await read([GRENADIER])).waiting;
  const rows = Array.from({ length: 501 }, (_, n) => ({
    ...row,
    row: n + 2,
    car: { ...row?.car, stock_id: `A${n}` },
  }));
  const planned = await plan([], { waiting: rows as never });
  expect(planned.waiting).toHaveLength(500);
  expect(planned.problems.map((problem) => problem.row)).toEqual([502]);
});

test('a car whose cells are too long to be kept is a mistake', async () => {
  const [row] = (await read([GRENADIER])).waiting;
  const withText = (length: number) =>
    plan([], {
      waiting: [{ ...row, cells: { ...row?.cells, features: 'é'.repeat(length) } }] as never,
    });
  expect((await withText(44_000)).waiting).toHaveLength(1);
  const { waiting, problems } = await withText(45_000);
  expect([waiting, problems]).toMatchObject([[], [{ row: 2, message: row?.message }]]);
});

test('cars that a part of the stock lacks are not missing', async () => {
  expect((await plan([], { cars: [known(1)] })).missing).toHaveLength(1);
  expect((await plan([], { cars: [known(1)], isPart: true })).missing).toEqual([]);
});

test('waiting cars are counted by name, and told apart once names are settled', () => {
  const car = (stock_id: string, make: string, model: string) => ({
    stock_id,
    make,
    model,
    price: 9000,
    cells: { fuel_type: 'petrol' },
  });
  const cars = [
    car('A1', 'Ineos', 'Grenadier'),
    car('A2', 'Fisker', 'Ocean'),
    car('A3', 'FISKER', 'ocean'),
    car('A4', 'Ford', 'Fista'),
    car('A5', 'Blue', 'Car'),
  ];
  const stateOf = waitingStates(MAKES, {}, readSettledNames(SETTLED));
  const { cars: shown, known: ready, names } = waitingStock(cars, stateOf);
  expect(shown.map(({ state }) => state)).toEqual([
    'known',
    'waiting',
    'waiting',
    'refused',
    'refused',
  ]);
  expect(ready).toBe(1);
  expect(waitingText(names)).toBe('2 cars wait for a name we do not know: Fisker Ocean (2).');
  expect(waitingText(waitingNames(cars.slice(0, 1)))).toBe(
    '1 car waits for a name we do not know: Ineos Grenadier (1).',
  );
});
