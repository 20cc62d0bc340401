import { expect, test } from 'vitest';
import { MAX_BYTES, MAX_ROWS } from '@/lib/stock/limits';
import { suggestMapping } from '@/lib/stock/mapping';
import { parseStockFile } from '@/lib/stock/parse-file';
import { readRows } from '@/lib/stock/read-rows';
import { unusedColumns } from '@/lib/stock/unused-columns';
import { expectTurns } from '../tools/longest-block';
import { bytesOf, csvOf, MAKES, readFile, rowOf } from './cars';

test('columns of photographs, or of plates under another name, that are not read are said', async () => {
  const file =
    'stock_id,make,Bilder,Kennzeichen\nA1,Ford,https://img.example/1.jpg,ZA18DAG\nA2,Ford,,ZB18DAG\n';
  expect((await readFile(file)).remarks).toEqual([
    {
      row: 1,
      column: 'Bilder',
      message: 'This column looks like addresses of photographs and is not used',
    },
    {
      row: 1,
      column: 'Kennzeichen',
      message: 'This column looks like number plates and is not used',
    },
  ]);
});

test('the columns that are not read are told without reading all cells of a large file', () => {
  let reads = 0;
  const cells = (row: number) =>
    new Proxy<string[]>([], {
      get: (_, at) => {
        reads += 1;
        return at === '59' && row % 40 === 0 ? 'https://x/photo.jpg' : '';
      },
    });
  const headings = Array.from({ length: 60 }, (_, at) => (at === 59 ? 'Bilder' : `Column ${at}`));
  const table = { headings, rows: Array.from({ length: 10_000 }, (_, row) => cells(row)) };
  const remarks = unusedColumns({ ...table, firstRow: 2 }, {});
  expect(remarks).toMatchObject([{ row: 1, column: 'Bilder' }]);
  expect(reads).toBeLessThan(60 * 1000);
});

test('a row with more cells than headings is left out, and rows keep their numbers', async () => {
  const lines = csvOf(rowOf(), [...rowOf(), 'x']).split('\r\n');
  const { rows, problems } = await readFile([lines[0], '', lines[2], lines[1]].join('\n'));
  expect(rows.map(({ row }) => row)).toEqual([4]);
  expect(problems).toEqual([
    { row: 3, column: null, message: expect.stringMatching(/^This row has 34 cells, not 33: /) },
  ]);
});

test('mistakes name the dealer’s own heading', async () => {
  const { problems } = await readFile(
    csvOf(rowOf({ price: 'POA' })).replace('"price"', '"Retail price"'),
  );
  expect(problems.map(({ column }) => column)).toEqual(['Retail price']);
});

test('others have their turn while a long file is read', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) =>
    rowOf({ stock_id: `A${at}`, registration_number: '', description: 'x'.repeat(500) }),
  );
  await expectTurns(
    async () => expect((await readFile(csvOf(...rows))).rows).toHaveLength(1000),
    5,
  );
});

test('while the largest file is read, others have their turn', async () => {
  const rows = Array.from({ length: MAX_ROWS }, (_, at) =>
    rowOf({ stock_id: `A${at}`, registration_number: '', description: 'x'.repeat(690) }),
  );
  const file = csvOf(...rows);
  expect(file.length).toBeGreaterThan(0.8 * MAX_BYTES);
  expect(file.length).toBeLessThan(MAX_BYTES);
  await expectTurns(async () => expect((await readFile(file)).rows).toHaveLength(MAX_ROWS), 50);
}, 300_000);

test('others have their turn while many columns may say whether a car is for sale', async () => {
  const columns = Array.from({ length: 150 }, (_, at) => `Current Status ${at} VAT`);
  const [headings = '', row = ''] = csvOf(rowOf({ stock_id: '', registration_number: '' })).split(
    '\r\n',
  );
  const cells = columns.map(() => `no ${'incl'.repeat(10)}`).join();
  const file = [`${headings},${columns}`, ...Array(300).fill(`${row},${cells}`)].join('\n');
  await expectTurns(() => readFile(file));
});

test('one condition is read for every row where the file has none', async () => {
  const table = await parseStockFile(bytesOf(csvOf(rowOf()).replace('"condition"', '"other"')));
  const mapping = { ...suggestMapping(table.headings, {}), condition: '=fair' };
  const { rows } = await readRows(table, mapping, MAKES);
  expect(rows.map(({ car }) => car.condition)).toEqual(['fair']);
});
