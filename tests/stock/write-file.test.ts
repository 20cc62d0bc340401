import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasVisibleText } from '@/lib/core/clean-text';
import { filledText } from '@/lib/core/filled-text';
import {
  BODY_TYPES,
  COLOURS,
  CONDITIONS,
  FUEL_TYPES,
  SERVICE_HISTORIES,
  TRANSMISSIONS,
} from '@/lib/listings/constants';
import { FINANCE_OWED, WRITE_OFFS, YES_NO } from '@/lib/listings/said-values';
import { stockRowSchema } from '@/lib/stock/schema';
import type { ExportedCar } from '@/lib/stock/types';
import { writeStockFile } from '@/lib/stock/write-file';
import { runs } from '../whole';
import { HEADINGS, MAKES, readFile } from './cars';

const keyOf = <T extends string>(choices: Record<T, string>) =>
  fc.constantFrom(...(Object.keys(choices) as T[]));
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

/** Whether a file's reader takes a text for one: '-' stands for nothing. */
const isText = (text: string) => hasVisibleText(text) && filledText(text) !== '';
const seen = (text?: string) => (text && isText(text) ? text : undefined);

/** Texts with characters that break files and spreadsheets. */
const text = (maxLength: number) =>
  fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 5 }),
        fc.constantFrom(
          '=',
          '@',
          '+',
          '-',
          '- ',
          "'",
          '"',
          ',',
          ';',
          '|',
          '\\|',
          '\n',
          '\t',
          '<',
          '&amp;',
          ']]>',
          '＝',
          '\u00a0',
          '\u200b',
          '\ufeff',
          'é',
          'a',
        ),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('').slice(0, maxLength));

const car = fc
  .tuple(
    fc.constantFrom(
      ...MAKES.flatMap(({ id, models }) => models.map((model) => [id, model.id] as const)),
    ),
    fc.record({
      hide_registration: fc.boolean(),
      year: fc.integer({ min: 1900, max: 2026 }).map(String),
      trim: text(60),
      fuel_type: keyOf(FUEL_TYPES),
      transmission: keyOf(TRANSMISSIONS),
      body_type: keyOf(BODY_TYPES),
      mileage: fc.nat(1_000_000).map(String),
      condition: keyOf(CONDITIONS),
      engine_size: maybe(fc.integer({ min: 1, max: 99 }).map((tenths) => (tenths / 10).toFixed(1))),
      doors: maybe(fc.integer({ min: 2, max: 6 }).map(String)),
      seats: maybe(fc.integer({ min: 1, max: 9 }).map(String)),
      colour: maybe(keyOf(COLOURS)),
      owners: maybe(fc.nat(50).map(String)),
      service_history: maybe(keyOf(SERVICE_HISTORIES)),
      mot_expiry: maybe(
        fc
          .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10)),
      ),
      // A car of category A or B is not for sale.
      write_off: maybe(keyOf(WRITE_OFFS).filter((category) => category !== 'ab')),
      keys: maybe(fc.integer({ min: 1, max: 9 }).map(String)),
      v5c_in_name: maybe(keyOf(YES_NO)),
      finance_owed: maybe(keyOf(FINANCE_OWED)),
      is_import: maybe(keyOf(YES_NO)),
      is_first_owner: maybe(keyOf(YES_NO)),
      features: fc.array(text(80), { maxLength: 5 }),
      description: text(200),
      price: fc.integer({ min: 1, max: 10_000_000 }).map(String),
      location: text(100),
      postcode: maybe(fc.constantFrom('LS6 3AA', 'EC1A 1BB')),
      vin: maybe(fc.constant('WF0DXXGAKDJA12345')),
    }),
  )
  .map(([[make_id, model_id], facts]) => ({ ...facts, make_id, model_id }));

/** Cars as a form would store them, with stock numbers, ids and plates of their own. */
const cars = fc.array(car, { minLength: 1, maxLength: 4 }).map((all) =>
  all.map((facts, at) => {
    const listing = `5dfba441-0000-4000-8000-00000000000${at}`;
    const row = { ...facts, listing, stock_id: `A/${at}`, registration_number: `AB${at + 10}CDE` };
    const read = stockRowSchema.parse(row);
    const [trim, location, description] = [read.trim, read.location, read.description].map(seen);
    return { ...read, trim, location, description, features: read.features.filter(isText) };
  }),
);

type ParsedCar = ReturnType<typeof stockRowSchema.parse>;

function exported({ make_id, model_id, listing = '', stock_id, ...facts }: ParsedCar): ExportedCar {
  const make = MAKES.find(({ id }) => id === make_id);
  const model = make?.models.find(({ id }) => id === model_id);
  const names = { make: make?.name ?? '', model: model?.name ?? '' };
  return { ...facts, ...names, listing, stock_id: stock_id ?? null };
}

test.each(['csv', 'xml'] as const)(
  'a %s file that is written is read as the same cars',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(cars, async (stored) => {
        const { rows, problems } = await readFile(writeStockFile(stored.map(exported), format));
        expect(problems).toEqual([]);
        expect(rows.map((row) => row.car)).toEqual(stored);
      }),
      { numRuns: runs(60, 300) },
    );
  },
);

test('no cell of a written file begins a formula', async () => {
  await fc.assert(
    fc.asyncProperty(cars, async (stored) => {
      const rows = parse(writeStockFile(stored.map(exported), 'csv'), { bom: true }) as string[][];
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^[\t\r\n ]*[=@+\-＝＠＋－−]/);
    }),
  );
});

const NONE: ExportedCar = {
  listing: '5dfba441-0000-4000-8000-00000000000a',
  stock_id: null,
  make: 'Ford',
  model: 'Ka',
  year: 2019,
  fuel_type: 'petrol',
  transmission: 'manual',
  body_type: 'hatchback',
  mileage: 10,
  condition: 'good',
  price: 900,
  features: [],
  hide_registration: true,
  registration_number: null,
  colour: null,
  description: '=1+1',
};

test('the columns of a file are ours, and what is not known is empty', () => {
  const [headings, row] = parse(writeStockFile([NONE], 'csv'), { bom: true }) as string[][];
  expect(headings).toEqual(HEADINGS);
  expect(headings?.slice(0, 2)).toEqual(['listing', 'stock_id']);
  expect(row?.slice(0, 4)).toEqual([NONE.listing, '', '', 'yes']);
  expect(row).toContain('\u00a0=1+1');
});

test.each(['csv', 'xml'] as const)(
  'cars listed by hand are read from a %s file',
  async (format) => {
    const { rows, problems } = await readFile(writeStockFile([NONE], format));
    expect(problems).toEqual([]);
    expect(rows[0]?.car).toMatchObject({ listing: NONE.listing, hide_registration: true });
    expect(rows[0]?.car.stock_id).toBeUndefined();
  },
);

test('XML names the facts that are known', () => {
  expect(writeStockFile([{ ...NONE, description: 'a < b & "c"' }], 'xml')).toContain(
    '    <description>a &lt; b &amp; &quot;c&quot;</description>\n    <price>900</price>\n  </car>\n</stock>\n',
  );
});
