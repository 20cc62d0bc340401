import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BulkProblem, valueFile } from '@/lib/valuation/bulk';
import { BULK_COLUMNS, BULK_EXAMPLE, FIGURE_COLUMNS } from '@/lib/valuation/bulk-columns';
import { bulkProblem } from '@/lib/valuation/messages';
import { whyNoFigure } from '@/lib/valuation/no-figure';
import { valueCar } from '@/lib/valuation/value-car';
import { expectTurns } from '../tools/longest-block';

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
      make: 'Ford',
      model: 'Fiesta',
      year: 2019,
      mileage: 31_000,
      condition: 'good',
      fuelType: 'petrol',
      transmission: 'manual',
      bodyType: 'hatchback',
      engineSize: 1.1,
    },
    options,
  );
  const figures = [value, ...range80, ...range90].map(String);
  expect(FIGURE_COLUMNS.slice(0, 5).map((name) => car?.[name])).toEqual(figures);
  expect(car).toMatchObject({ mileage: '31,000', condition: 'Good', note: '' });
  expect(car?.verdict).toMatch(
    /^£[\d,]+ (under|over) the usual price$|^Usual price$|^(Below|Within|Above) the usual range$|^No verdict$/,
  );
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
      const reason = whyNoFigure({ year: 2018, fuelType: name === 'fuel_type' ? value : 'petrol' });
      expect(figures[0]?.[1]).toBe(reason ?? '');
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
    'model: missing; year: Year must be 1900 or later; mileage: Mileage must be positive; ' +
      'condition: excellent, very good, good, fair or poor',
    expect.stringContaining('year: missing; mileage: missing'),
    'This row has 11 cells, not 8: quote a cell with a , in it',
    '',
  ]);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([15]));
  expect(rows[4]?.[7]).toBe('hatchback,1,2,3');
});

test('a name that stands for nothing is missing', async () => {
  const lines = ['#N/A', 'NULL', '-'].map((cell) => FIESTA.replace('Fiesta', cell));
  const cars = rowsOf(await valued([HEADINGS, ...lines].join('\n')));
  expect(cars.map(({ note }) => note)).toEqual(Array(3).fill('model: missing'));
});

test('a row of a car that has no figure says why', async () => {
  const lines = [
    'Jaguar,E-Type,1965,45000,good,petrol,manual,coupe',
    FIESTA.replace('petrol', 'electric'),
  ];
  const cars = rowsOf(await valued([HEADINGS, ...lines].join('\n')));
  expect(cars.map(({ value, low_90, verdict }) => [value, low_90, verdict])).toEqual([
    ['', '', ''],
    ['', '', ''],
  ]);
  expect(cars.map(({ note }) => note)).toEqual([
    expect.stringMatching(/^Over 20 years old/),
    expect.stringMatching(/^No valuation of electric/),
  ]);
});

test('a formula is sent back as text, a number with a sign as it is', async () => {
  const own = ['=cmd()', '@SUM(A1)', '-2+3', '\t=1', '\u200b=1+1', '-1', '+44 113', '-1,250.50'];
  const rows = own.map((cell) => `${FIESTA},"${cell}"`).join('\n');
  const cars = rowsOf(await valued(`${HEADINGS},own\n${rows}\n+1${FIESTA},x`));
  const sent = [
    '\u00a0=cmd()',
    '\u00a0@SUM(A1)',
    '\u00a0-2+3',
    '\u00a0\t=1',
    '\u00a0\u200b=1+1',
    '-1',
    '+44 113',
    '-1,250.50',
    'x',
  ];
  expect(cars.map((car) => car.own)).toEqual(sent);
  expect(cars.at(-1)?.make).toBe('\u00a0+1Ford');
});

test('a cell with a line break stays one cell, and no row starts with a formula', async () => {
  const cells = ['a\n=cmd()', 'b\r=cmd()', 'c\r\n=cmd()', '\n@x', '\r-1+1'];
  const lines = cells.map((cell) => `"${cell}",${FIESTA}`).join('\r\n');
  const csv = await valued(`own,${HEADINGS}\r\n${lines}\r\n`);
  const rows = parse(csv, { record_delimiter: ['\r\n', '\n', '\r'] }) as string[][];
  expect(rows.map(({ length }) => length)).toEqual(Array(6).fill(16));
  expect(rows.slice(1).map(([own]) => own)).toEqual([
    ...cells.slice(0, 3),
    '\u00a0\n@x',
    '\u00a0\r-1+1',
  ]);
  expect(csv.replace(/"[^"]*"/g, '').split(/\r\n|\n|\r/)).toHaveLength(7);
});

test.each([
  ['Auto', 'Automatic', 'transmission'],
  ['PHEV', 'Plug-in hybrid', 'fuel_type'],
  ['4x4', 'SUV', 'body_type'],
  ['31000.0', '31000', 'mileage'],
  ['2.0L', '2.0', 'engine_size'],
  ['1995', '2.0', 'engine_size'],
  ['1995 cc', '2.0', 'engine_size'],
  ['1.995', '2.0', 'engine_size'],
  ['1,6 litres', '1.6', 'engine_size'],
  ['0', '', 'engine_size'],
  ['£9,995.00', '9995', 'asking_price'],
])('the cell %s is read as %s', async (lenient, strict, name) => {
  const headings = `${HEADINGS},engine_size,asking_price`.split(',');
  const row = (cell: string) =>
    [...FIESTA.split(','), '1.1', '9250'].with(headings.indexOf(name), `"${cell}"`).join();
  const cars = rowsOf(await valued([headings.join(), row(lenient), row(strict)].join('\n')));
  const [first, second] = cars.map((car) => FIGURE_COLUMNS.map((figure) => car[figure]));
  expect(first).toEqual(second);
  expect(Number(first?.[0])).toBeGreaterThan(0);
});

test('a wrong optional cell is left out and the car is valued, with what is little known of it', async () => {
  const cars = rowsOf(
    await valued(
      `${HEADINGS},engine_size,asking_price\n${FIESTA},big,POA\nFod,${FIESTA.slice(5)},1.1,9000\n` +
        `${FIESTA.replace('manual', 'stick')},big,9000`,
    ),
  );
  expect(cars.map(({ value }) => Number(value) > 0)).toEqual([true, true, false]);
  expect(cars[0]?.note).toBe(
    'engine_size left out: Engine size is in litres, such as 1.6; asking_price left out: Asking price is in whole pounds',
  );
  expect(cars[1]?.note).toContain('Nothing is known of this make: valued as an ordinary car');
  expect(cars[2]?.note).toMatch(/^transmission: manual, automatic or semi automatic; engine_size/);
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

test.each(['mileage_unit', 'Odometer unit', 'odo_uom'])(
  'a mileage in km is valued in miles: %s',
  async (unit) => {
    const rows = rowsOf(
      await valued(
        `${HEADINGS},${unit}\n${FIESTA},mi\n${FIESTA.replace('31000', '49890')},km\n${FIESTA},furlongs`,
      ),
    );
    const [miles, km, furlongs] = rows;
    expect(km?.value).toBe(miles?.value);
    expect([miles?.note, km?.note]).toEqual(['', '49,890 km are valued as 31,000 miles']);
    expect([furlongs?.value, furlongs?.note]).toEqual([
      '',
      'mileage: Its unit ‘furlongs’ is neither miles nor km',
    ]);
  },
);

test.each([
  ['Asking price €', '9250', '€'],
  ['asking_price (EUR)', '9250', 'eur'],
  ['Asking price in euros', '9250', 'euros'],
  ['asking_price,Currency', '9250,USD', 'USD'],
  ['asking_price,asking_price_currency', '9250,aed', 'aed'],
])('an asking price in other money is left out: %s', async (heading, cells, money) => {
  const rows = rowsOf(await valued(`${HEADINGS},${heading}\n${FIESTA},${cells}`));
  const note = `asking_price left out: Its currency ‘${money}’ is not pounds`;
  expect(rows).toMatchObject([{ value: expect.stringMatching(/^\d+$/), verdict: '', note }]);
});

test.each(['Asking price £', 'asking_price_gbp', 'asking_price'])(
  'an asking price under %s is in pounds',
  async (heading) => {
    const rows = rowsOf(await valued(`${HEADINGS},${heading},Currency\n${FIESTA},9250,GBP`));
    expect(rows[0]).toMatchObject({ verdict: expect.stringMatching(/./), note: '' });
  },
);

test('a second asking price, in other money, leaves the first one read', async () => {
  const rows = rowsOf(
    await valued(`${HEADINGS},asking_price,asking_price_eur\n${FIESTA},9250,10900`),
  );
  expect(rows[0]).toMatchObject({ verdict: expect.stringMatching(/./), note: '' });
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
    ['has 201 headings', `${HEADINGS}${',x'.repeat(193)}\n${FIESTA}`, 'headings'],
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

test('while 500 cars are valued, others have their turn', () =>
  expectTurns(() => valued(`${HEADINGS}\n${`${FIESTA}\n`.repeat(500)}`), 5));

test.each([
  ['empty columns and short rows', `${HEADINGS}${','.repeat(19_000)}\n${'a\n'.repeat(500)}`],
  ['a heading’s points', `${HEADINGS},${'a.'.repeat(9900)}\n${FIESTA}`],
  [
    'spaces in a number',
    `${HEADINGS}\n${`${FIESTA.replace('31000', `1${' \u00ad'.repeat(2000)}x`)}\n`.repeat(100)}`,
  ],
  ['headings', `${`${'make,'.repeat(3900)}\n`.repeat(10)}a\n`],
  ['columns', `${HEADINGS}${',x'.repeat(190)}\n${`${FIESTA}${',=1+1'.repeat(190)}\n`.repeat(500)}`],
  ['empty lines', `${HEADINGS}\n${'\n'.repeat(900_000)}`],
])('while a file full of %s is valued, others have their turn', async (_, file) => {
  await expectTurns(() => valued(file).catch(({ name }: Error) => expect(name).toBe('BulkError')));
});
