import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLATE_ERROR } from '@/lib/core/number-plate';
import { COLOURS } from '@/lib/listings/constants';
import { PAINT_NAMES } from '@/lib/showroom/paints';
import { inputsQuery, queryOf, readFields, readInputs } from '@/lib/valuation/inputs';
import { valuationSchema } from '@/lib/valuation/schema';

const CAR = {
  make: 'Ford',
  model: 'Fiesta',
  year: '2019',
  mileage: '31,240 miles',
  condition: 'good',
  fuelType: 'petrol',
  transmission: 'manual',
  bodyType: 'hatchback',
};
const thisYear = new Date().getFullYear();

/** Returns the first error of each field. */
function errorsOf(fields: Record<string, string | undefined>) {
  const { error } = valuationSchema.safeParse({ ...CAR, ...fields });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
}

test('what is typed of a car is read, and left out where it is empty', () => {
  const typed = {
    registration: 'ab12 cde',
    postcode: 'ls6 3aa',
    askingPrice: '£8,200',
    engineSize: '',
    colour: ' ',
  };
  expect(valuationSchema.parse({ ...CAR, ...typed })).toEqual({
    ...CAR,
    year: 2019,
    mileage: 31_240,
    registration: 'AB12CDE',
    postcode: 'LS6',
    askingPrice: 8200,
  });
});

test.each([
  ['make', '  ', 'Make is required'],
  ['make', undefined, 'Make is required'],
  ['make', 'x'.repeat(41), 'At most 40 characters'],
  ['make', '<b>Ford', "Only letters, digits, spaces and . & ' / + ( ) ! -"],
  ['model', 'https://a.example', "Only letters, digits, spaces and . & ' / + ( ) ! -"],
  ['model', 'ring 07700 900123', 'At most four digits in a row'],
  ['model', '\u0000', 'Model is required'],
  ['year', '', 'Year is required'],
  ['year', '20x9', 'Year must be a whole number'],
  ['year', '1899', 'Year must be 1900 or later'],
  ['year', String(thisYear + 2), 'Year cannot be in the future'],
  ['mileage', '', 'Mileage is required'],
  ['mileage', '1e5', 'Mileage must be a whole number of miles, such as 31,000'],
  ['mileage', '45,50', 'Mileage must be a whole number of miles, such as 31,000'],
  ['mileage', '50 000 km', 'Mileage is in miles, not kilometres'],
  ['askingPrice', '9995,50', 'Asking price is in whole pounds'],
  ['mileage', '-1', 'Mileage must be positive'],
  ['mileage', '1000001', 'Mileage must be at most 1,000,000'],
  ['condition', 'as new', 'Please select a valid condition'],
  ['fuelType', '', 'Please select a valid fuel type'],
  ['transmission', '__proto__', 'Please select a valid transmission'],
  ['bodyType', 'constructor', 'Please select a valid body type'],
  ['engineSize', '0', 'Engine size is in litres, such as 1.6'],
  ['engineSize', '16', 'Engine size is in litres, such as 1.6'],
  ['askingPrice', '0', 'Asking price must be positive'],
  ['askingPrice', '10000001', 'Asking price must be at most £10,000,000'],
  ['registration', 'A', PLATE_ERROR],
  ['postcode', 'nowhere', 'A postcode such as LS6 or LS6 3AA'],
  ['colour', 'mauve', 'Please select a valid colour'],
])('%s %j: %s', (name, value, message) => {
  expect(errorsOf({ [name]: value })).toEqual({ [name]: message });
});

test.each([
  'Citroën',
  "Cee'd",
  'C-HR',
  'up!',
  'Mégane E-Tech (2022)',
  'ID.3',
  '911',
  'X5 M50d',
  'Škoda',
  'Land & Rover/+',
])('a model may be called %s', (model) => {
  expect(errorsOf({ model })).toEqual({});
});

test('a car of next year has hardly any miles', () => {
  const year = String(thisYear + 1);
  expect(errorsOf({ year, mileage: '1000' })).toEqual({});
  expect(errorsOf({ year, mileage: '1001' })).toEqual({
    mileage: 'A car of next year has at most 1,000 miles',
  });
});

test('the form has the colours that cars are drawn in', () => {
  expect(Object.keys(COLOURS).sort()).toEqual([...PAINT_NAMES].sort());
});

test('a link carries a car there and back, without its plate and postcode', () => {
  const car = valuationSchema.parse({
    ...CAR,
    registration: 'AB12CDE',
    postcode: 'LS6',
    engineSize: '1.0',
    colour: 'red',
  });
  const query = inputsQuery(car);
  expect(String(query)).not.toMatch(/AB12|LS6/);
  const { registration: _, postcode: __, ...inputs } = car;
  expect(readInputs(new URLSearchParams(String(query)))).toEqual(inputs);
});

test('a query that is not a whole car fills in the fields that are valid', () => {
  const query = new URLSearchParams({ ...CAR, year: '1066', bodyType: '<script>', unknown: '1' });
  expect(readInputs(query)).toBeNull();
  const { year: _, bodyType: __, ...valid } = CAR;
  expect(readFields(query)).toEqual({ ...valid, mileage: '31240' });
});

test('no query breaks the form', () => {
  const names = fc.constantFrom(...Object.keys(CAR), 'vehicle', '__proto__', 'engineSize');
  const values = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined));
  fc.assert(
    fc.property(fc.dictionary(names, values), (searchParams) => {
      const query = queryOf(searchParams);
      for (const text of Object.values(readFields(query))) expect(text).not.toMatch(/[<>]/);
      readInputs(query);
    }),
  );
});
