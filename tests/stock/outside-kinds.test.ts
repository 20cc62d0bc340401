import { expect, test } from 'vitest';
import { missingColumns, ownHeadings, suggestMapping } from '@/lib/stock/mapping';
import { parseStockFile } from '@/lib/stock/parse-file';
import { readRows } from '@/lib/stock/read-rows';
import { MAKES } from './cars';

const HEAD =
  'Stock No,Registration,Make,Model,Year,Fuel,Transmission,Body,Mileage,Condition,Price,Description';
const CAR = 'K1,ZC19DAA,Ford,Ka+,2019,Petrol,Manual,Hatchback,24000,Good,7450,Tidy car';
const READ = { stock_id: 'K1', price: 7450, mileage: 24_000, registration_number: 'ZC19DAA' };
const guarded = CAR.replace(/[^,]+/g, '="$&"');

/** Kinds of files that dealers send; the facts of the one car in each, and what is said of it. */
const KINDS: [string, string | Buffer, object, string[]?][] = [
  [
    'Windows-1252 with quotation marks of Word',
    Buffer.from(`${HEAD}\n${CAR.replace('Tidy car', 'Driver\x92s pack \x96 \x802')}`, 'latin1'),
    { ...READ, description: 'Driver’s pack – €2' },
  ],
  ['a comma before pence', `${HEAD}\n${CAR.replace('7450', '"7450,00"')}`, READ],
  ['a trailing comma', `${HEAD}\n${CAR},\n,,,\n`, READ],
  ['bars', `${HEAD}\n${CAR}`.replaceAll(',', '|'), READ],
  ['tabs', `${HEAD}\n${CAR}`.replaceAll(',', '\t'), READ],
  ['the line of Excel', `sep=;\r\n${HEAD}\r\n${CAR}`.replaceAll(',', ';'), READ],
  ['a title and an empty line', `Our stock, all sites\n\n${HEAD}\n${CAR}`, READ],
  ['text guards', `${HEAD}\n${guarded}`, READ],
  [
    'a column of units',
    `${HEAD},Odometer Unit\n${CAR},km`,
    { ...READ, mileage: 14_913 },
    ['24,000 km are listed as 14,913 miles'],
  ],
  [
    'a sold car',
    `${HEAD},Availability\n${CAR},In stock\n${CAR.replace('K1', 'K2')},SOLD`,
    READ,
    ['Left out: sold'],
  ],
  [
    'the trade’s words',
    `${HEAD}\n${CAR.replace('Petrol,Manual,Hatchback', 'HEAVY OIL,8-Speed Auto,5 DOOR HATCHBACK')}`,
    { ...READ, fuel_type: 'diesel', transmission: 'automatic', body_type: 'hatchback' },
  ],
  ['no plate yet', `${HEAD}\n${CAR.replace('ZC19DAA', 'TBC')}`, { stock_id: 'K1', price: 7450 }],
  [
    'DMS14',
    'Vehicle_Id,FullRegistration,FuelType,Year,Mileage,BodyType,Make,Model,Price,Transmission,Condition\nK1,ZC19DAA,Petrol,2019,24000,Hatchback,Ford,Ka+,7450,Manual,""',
    READ,
  ],
  [
    'a stock API',
    'stockId,registration,make,model,bodyType,fuelType,transmissionType,odometerReadingMiles,yearOfManufacture,suppliedPrice,lifecycleState\nK1,ZC19DAA,Ford,Ka+,Hatchback,Petrol,Manual,24000,2019,7450,FORECOURT',
    READ,
  ],
];

test.each(KINDS)('a file with %s is read as it is meant', async (_, file, facts, said = []) => {
  const table = await parseStockFile(Buffer.from(file as string));
  const mapping = suggestMapping(ownHeadings(table), { condition: '=good' });
  expect(missingColumns(mapping)).toEqual([]);
  const { rows, problems, remarks, words } = await readRows(table, mapping, MAKES);
  expect([problems, words]).toEqual([[], []]);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.car).toMatchObject(facts);
  expect(remarks.map(({ message }) => message)).toEqual(said);
});

test.each(['9,9950', '9.995,00', '9995,5', '1,25,000', '12.500,00'])(
  'the price %s is refused, not guessed',
  async (price) => {
    const file = `${HEAD}\n${CAR.replace('7450', `"${price}"`)}`;
    const table = await parseStockFile(Buffer.from(file));
    const { rows, problems } = await readRows(table, suggestMapping(table.headings, {}), MAKES);
    expect(rows).toEqual([]);
    expect(problems).toMatchObject([{ row: 2, column: 'Price' }]);
  },
);
