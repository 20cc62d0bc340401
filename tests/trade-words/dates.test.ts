import { describe, expect, test } from 'vitest';
import { advertFacts } from '@/lib/adverts/advert-facts';
import { checkAdvert } from '@/lib/adverts/check-advert';
import { dvsaVehicle } from '@/lib/registry/answers';
import { parseSearch } from '@/lib/search/words/parse-search';
import { cellValue } from '@/lib/stock/cells';
import { STOCK_COLUMNS } from '@/lib/stock/columns';
import { readDate, readYear, yearsOfPlate } from '@/lib/trade-words/dates';
import { BULK_COLUMNS, cellValue as bulkValue } from '@/lib/valuation/bulk-columns';
import { VOCABULARY } from '../search/words/vocabulary';

const cell = (name: string, text: string) => {
  const column = STOCK_COLUMNS.find((each) => each.name === name);
  return column && cellValue(column, text);
};

describe('a date', () => {
  test.each([
    ['01/09/2027', '2027-09-01'],
    ['1.9.27', '2027-09-01'],
    ['2027-09-01', '2027-09-01'],
    ['2027.09.01', '2027-09-01'],
    ['20270901', '2027-09-01'],
    ['1 Sep 2027', '2027-09-01'],
    ['1-Sep-27', '2027-09-01'],
  ])('%s is the same in a file and a registry’s answer', (text, date) => {
    expect(readDate(text)).toBe(date);
    expect(cell('mot_expiry', text)).toBe(date);
    const answer = { registration: 'AB12CDE', motTestDueDate: text };
    expect(dvsaVehicle.parse(answer).motTestDueDate).toBe(date);
  });

  test.each([
    ['2027-09-01T00:00:00Z', '2027-09-01'],
    ['01/09/2027 00:00:00', '2027-09-01'],
    ['1st of September 2027', '2027-09-01'],
    ['22nd Sept 1998', '1998-09-22'],
    ['46631', '2027-09-01'],
    ['43344.0', '2018-09-01'],
    ['29221', '1980-01-01'],
  ])('of a file is read with more: %s', (text, date) => {
    expect(cell('mot_expiry', text)).toBe(date);
    expect(cell('year', text)).toBe(date.slice(0, 4));
  });

  test.each([
    '12 months',
    '1 Foo 2027',
    'Sep 2027',
    'Sep-27',
    '2027',
    '20270',
    '99999',
    '466310',
    '',
    '<1 YEAR FR',
  ])('is none of %j', (text) => expect(readDate(text)).toBeUndefined());
});

test.each([
  ['Sep-18', 2018],
  ['Sept 18', 2018],
  ["September '18", 2018],
  ['Mar-98', 1998],
  ['43344', 2018],
  ['01/09/2018', 2018],
  ['Foo-18', undefined],
  ['20180', undefined],
])('the year %j is %s in both kinds of file', (text, year) => {
  const column = BULK_COLUMNS.find(({ name }) => name === 'year');
  expect(readYear(text)).toBe(year);
  for (const value of [cell('year', text), column && bulkValue(column, text)])
    expect(value).toBe(String(year ?? text));
});

test('the number of a plate is of the same years in a search, a file and an advert', () => {
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  const issued = numbers.filter((number) => yearsOfPlate(number).length > 0);
  expect([issued[0], issued.length, issued.at(-1)]).toEqual([2, 59, 80]);
  expect([yearsOfPlate(18), yearsOfPlate(68)]).toEqual([[2018], [2018, 2019]]);
  for (const number of numbers) {
    const years = yearsOfPlate(number);
    const plate = `${String(number).padStart(2, '0')} plate`;
    const [term] = parseSearch(plate, VOCABULARY).terms;
    expect(term?.meaning.years ?? [], plate).toEqual(years);
    expect(cell('year', plate), plate).toBe(String(years[0] ?? plate));
    expect(readYear(plate.replace('plate', 'reg')), plate).toBe(years[0]);
  }
});

test.each([2018, 2019])('an advert of a 68 plate agrees with the year %i', (year) => {
  const facts = advertFacts(
    {
      make: 'Ford',
      model: 'Focus',
      trim: null,
      year,
      price: null,
      mileage: null,
      fuelType: 'petrol',
      transmission: 'manual',
      bodyType: 'hatchback',
      engineSize: null,
      doors: null,
      seats: null,
      colour: null,
      owners: null,
      serviceHistory: null,
      motExpiry: null,
      registrationNumber: null,
      createdAt: '2026-11-01',
    },
    'meets',
  );
  const [claim] = checkAdvert('A 68 plate', facts, '2026-11-22');
  expect(claim).toMatchObject({ kind: 'year', verdict: 'agrees' });
});
