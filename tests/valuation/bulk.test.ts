import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BulkProblem, valueFile } from '@/lib/valuation/bulk';
import { BULK_COLUMNS, BULK_EXAMPLE, FIGURE_COLUMNS } from '@/lib/valuation/bulk-columns';
import { bulkProblem } from '@/lib/valuation/messages';
import { valueCar } from '@/lib/valuation/value-car';

const options = { asOf: '2026-11-22' };
const bytes = (text: string) => new TextEncoder().encode(text);
const valued = (file: string | Uint8Array) =>
  valueFile(typeof file === 'string' ? bytes(file) : file, options);
const rowsOf = (csv: string, delimiter = ','): Record<string, string>[] =>
  parse(csv, { columns: true, bom: true, delimiter });

const HEADINGS = 'make,model,year,mileage,condition,fuel_type,transmission,body_type';
const FIESTA = 'Ford,Fiesta,2019,31000,good,petrol,manual,hatchback';
const refusal = (problem: BulkProblem, columns: string[] = []) =>
  expect.objectContaining({ name: 'BulkError', problem, columns });

test('the example is valued as the form values that car, with a verdict', async () => {
  const [car] = rowsOf(await valued(BULK_EXAMPLE));
  const { value, range80, range90 } = valueCar(
    {
      ...{ make: 'Ford', model: 'Fiesta', year: 2019, mileage: 31_000, condition: 'good' },
      ...{ fuelType: 'petrol', transmission: 'manual', bodyType: 'hatchback', engineSize: 1.1 },
    },
    options,
  );
  const figures = [value, ...range80, ...range90].map(String);
  expect(FIGURE_COLUMNS.slice(0, 5).map((name) => car?.[name])).toEqual(figures);
  expect(car).toMatchObject({ mileage: '31,000', condition: 'Good', note: '' });
  expect(car?.verdict).toMatch(/^(Under|At|Over) valuation$|^No verdict$/);
});

test('columns in any order, case and delimiter keep their place beside the figures', async () => {
  const csv = await valued(
    '\ufeffStock no;Body type;FUEL_TYPE;Gearbox colour;Make;Model;Year;Mileage;Condition;Transmission\r\n' +
      'A1;Saloon;Plug-in hybrid;"red; blue";Škoda;Octavia;2020;"20 000";Very good;Semi automatic\r\n',
  );
  expect(csv.startsWith('\ufeffStock no;Body type;')).toBe(true);
  const [car] = rowsOf(csv, ';');
  expect(car).toMatchObject({ 'Stock no': 'A1', 'Gearbox colour': 'red; blue', note: '' });
  expect(Number(car?.value)).toBeGreaterThan(1000);
});

test('labels of the site and values of the form are the same', async () => {
  for (const { name, choices = {} } of BULK_COLUMNS) {
    for (const [value, label] of Object.entries(choices)) {
      const at = HEADINGS.split(',').indexOf(name);
      const line = (cell: string) => FIESTA.split(',').with(at, cell).join();
      const file = [HEADINGS, line(value), line(label), line(label.toUpperCase())].join('\n');
      const figures = rowsOf(await valued(file)).map((car) => [car.value, car.note]);
      expect(new Set(figures.map(String)).size, label).toBe(1);
      expect(figures[0]?.[1]).toBe('');
    }
  }
});

test('a bad row keeps its place and says what is wrong', async () => {
  const lines = [
    FIESTA,
    'Ford,,1899,-5,shiny,petrol,manual,hatchback',
    'Ford,Fiesta',
    `${FIESTA},1,2,3`,
    FIESTA,
  ];
  const rows = parse(await valued([HEADINGS, ...lines].join('\r\n'))) as string[][];
  const notes = rows.slice(1).map((row) => row.at(-1));
  expect(notes).toEqual([
    '',
    'Model is required; Year must be 1900 or later; Mileage must be positive; Please select a valid condition',
    expect.stringContaining('Year is required'),
    'This row has 11 cells, not 8: quote a cell with a , in it',
    '',
  ]);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([15]));
  expect(rows[4]?.[7]).toBe('hatchback,1,2,3');
});

test('a formula is sent back as text', async () => {
  const csv = await valued(`${HEADINGS},own\n${FIESTA},=cmd()\n${FIESTA},@SUM(A1)\n+1${FIESTA},x`);
  for (const row of parse(csv, { from: 2 }) as string[][])
    for (const cell of row) expect(cell).not.toMatch(/^[=+@]/);
});

test('a file that was valued before has its figures once, and new ones', async () => {
  const once = await valued(BULK_EXAMPLE);
  expect(await valued(once.replace(/,9250,\d+,/, ',9250,1,'))).toBe(once);
});

test.each(['windows-1252', 'utf-16le'])('a file in %s is read', async (encoding) => {
  const text = `${HEADINGS}\n${FIESTA.replace('Ford', 'Citroën').replace('Fiesta', 'C3')}`;
  const wide = encoding === 'utf-16le';
  const file = Buffer.from(wide ? `\ufeff${text}` : text, wide ? 'utf16le' : 'latin1');
  expect(await valued(file)).toMatch(/^\ufeffmake,.*\r\nCitroën,C3/);
});

describe('a file that cannot be valued as a whole', () => {
  test.each<[string, string, BulkProblem, string[]?]>([
    ['is empty', '', 'empty'],
    ['has headings alone', HEADINGS, 'empty'],
    ['has NUL bytes', `${HEADINGS}\nFo\0rd`, 'text'],
    ['is a workbook', 'PK\u0003\u0004\u0014', 'text'],
    ['opens a quotation mark', `${HEADINGS}\n"Ford,Fiesta`, 'quotes'],
    ['has a row of 30,000 characters', `${HEADINGS}\n"${'x'.repeat(30_000)}"`, 'quotes'],
    ['lacks columns', 'make,model\nFord,Fiesta', 'missing', HEADINGS.split(',').slice(2)],
    ['has a column twice', `${HEADINGS},Make\n${FIESTA},x`, 'twice', ['make']],
    ['has 501 cars', `${HEADINGS}\n${`${FIESTA}\n`.repeat(501)}`, 'cars'],
    ['has 2 MB', `${HEADINGS}\n${`${FIESTA}\n`.repeat(40_000)}`, 'cars'],
  ])('%s', async (_, file, problem, columns) => {
    await expect(valued(file)).rejects.toEqual(refusal(problem, columns));
    expect(bulkProblem(problem, columns?.join())).toContain(columns?.join(', ') ?? '');
  });

  test('has any bytes: it is refused or valued, and nothing else is thrown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.string(), async (noise, text) => {
        const file = Buffer.concat([Buffer.from(`${HEADINGS}\n${FIESTA}\n${text}`), noise]);
        const result = await valued(file).catch(({ name }: Error) => name);
        expect(result === 'BulkError' || result.includes('Ford,Fiesta')).toBe(true);
      }),
    );
  });
});

test('a problem of a hostile query is not shown', () => {
  expect(bulkProblem('constructor', 'x')).toBeUndefined();
  expect(bulkProblem(['empty'], 'x')).toBeUndefined();
  expect(bulkProblem('missing', 'make,<b>,year')).toMatch(/: make, year$/);
});
