import { expect, test } from 'vitest';
import { STOCK_COLUMNS, SYNONYMS } from '@/lib/stock/columns';
import {
  columnOf,
  missingColumns,
  ownHeadings,
  readMapping,
  suggestMapping,
} from '@/lib/stock/mapping';
import { HEADINGS } from './cars';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(`column:${name}`, value);
  return form;
};

test('our own headings, their labels and usual words are mapped', () => {
  const own = Object.fromEntries(HEADINGS.map((name) => [name, name]));
  expect(suggestMapping(HEADINGS, {})).toEqual(own);
  for (const { name, label } of STOCK_COLUMNS) expect(columnOf(label)).toBe(name);
  for (const name of Object.values(SYNONYMS)) expect(HEADINGS).toContain(name);
  const headings = ['Stock No.', 'VRM', 'Colour', 'Retail Price', 'Gearbox', 'Photo'];
  expect(suggestMapping(headings, {})).toEqual({
    stock_id: 'Stock No.',
    registration_number: 'VRM',
    colour: 'Colour',
    price: 'Retail Price',
    transmission: 'Gearbox',
    photos: 'Photo',
  });
});

test.each([
  ['vehicle_make', 'make'],
  ['CarPrice', 'price'],
  ['vehicle.details.model.name', 'model'],
  ['price.retail', 'price'],
  ['price.amount', 'price'],
  ['colour.exterior', 'colour'],
  ['odometer.value', 'mileage'],
  ['address.postal_code', 'postcode'],
  ['dealer.address.postcode', 'postcode'],
  ['features.name', 'features'],
  ['registration.date', 'year'],
  ['dealer.id', undefined],
  ['make.id', undefined],
  ['finance.price', undefined],
  ['history.mileage', undefined],
  ['similar.car.make', undefined],
  ['images.description', undefined],
])('the nested heading %s means %s', (heading, column) => {
  expect(columnOf(heading)).toBe(column);
});

test('a number that a dealer gives comes before the id of a feed’s entry, and any before a nested one', () => {
  expect(suggestMapping(['id', 'Stock No'], {})).toEqual({ stock_id: 'Stock No' });
  expect(suggestMapping(['vehicle.id', 'id'], {})).toEqual({ stock_id: 'id' });
  expect(suggestMapping(['vehicle.price', 'Asking price'], {})).toEqual({ price: 'Asking price' });
});

test('a column’s own name comes before other words for it', () => {
  expect(suggestMapping(['Asking price', 'Price'], {})).toEqual({ price: 'Price' });
});

test('a kept heading wins where the file has it', () => {
  const saved = { price: 'Trade', make: 'Brand' };
  expect(suggestMapping(['Price', 'Trade', 'Make'], saved)).toEqual({
    price: 'Trade',
    make: 'Make',
  });
});

test('a heading is suggested for one column', () => {
  expect(suggestMapping(['Model'], { trim: 'Model' })).toEqual({ trim: 'Model' });
});

test('a column that the dealer leaves out stays out, one the file lacked is found later', () => {
  const mapping = readMapping(formOf({ make: 'Make', price: '', trim: '' }), ['Make', 'Price']);
  expect(mapping).toEqual({ make: 'Make', price: null });
  expect(suggestMapping(['Make', 'Price', 'Trim'], mapping)).toEqual({ ...mapping, trim: 'Trim' });
});

test('a heading that the file lacks is none', () => {
  expect(readMapping(formOf({ make: '__proto__', other: 'Make' }), ['Merk'])).toEqual({});
});

test('what a file must have is missing without a heading', () => {
  const required = STOCK_COLUMNS.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  expect(missingColumns({})).toEqual(required);
  expect(missingColumns(suggestMapping(HEADINGS, {}))).toEqual([]);
  expect(missingColumns({ ...suggestMapping(HEADINGS, {}), price: null })).toEqual(['price']);
});

test('listings’ ids do for stock numbers', () => {
  const { stock_id: _, ...mapping } = suggestMapping(HEADINGS, {});
  expect(missingColumns(mapping)).toEqual([]);
  expect(missingColumns({ ...mapping, listing: null })).toEqual(['stock_id']);
});

test('one condition stands for all new cars where the file has none, and is kept', () => {
  const chosen = readMapping(formOf({ make: 'Make', condition: '=good' }), ['Make']);
  expect(chosen).toEqual({ make: 'Make', condition: '=good' });
  expect(missingColumns(chosen)).not.toContain('condition');
  expect(suggestMapping(['Make'], chosen)).toEqual(chosen);
  expect(suggestMapping(['Make', 'Condition'], chosen)).toMatchObject({ condition: 'Condition' });
});

test.each(['=perfect', 'good', '=Good'])('the condition %s for all cars is none', (condition) => {
  expect(readMapping(formOf({ condition }), ['Make'])).toEqual({});
});

test('no other column has one value for all cars', () => {
  expect(readMapping(formOf({ fuel_type: '=petrol' }), ['Make'])).toEqual({});
});

test.each([
  ['', 'Used', 'NEW'],
  ['nearly new', 'pre-owned', 'ex-demonstrator'],
])('a condition of %j, %j, %j is not how good a car is', (...cells) => {
  const rows = cells.map((cell) => [cell, 'Ford']);
  const file = { headings: ['Condition', 'make'], firstRow: 2 };
  expect(ownHeadings({ ...file, rows })).toEqual(['make']);
  expect(ownHeadings({ ...file, rows: [...rows, ['Good', '']] })).toEqual(file.headings);
});

test.each([
  [
    'DMS14',
    'Vehicle_Id,FullRegistration,Colour,FuelType,Year,Mileage,BodyType,Make,Model,Condition,Price,Transmission',
  ],
  [
    'a stock API',
    'stockId,registration,make,model,bodyType,fuelType,transmissionType,odometerReadingMiles,yearOfManufacture,condition,suppliedPrice',
  ],
  [
    'a shopping feed',
    'id,brand,model,year,mileage.value,fuel_type,transmission,body_style,exterior_color,condition,sale_price',
  ],
])('the headings of %s are all known', (_, headings) => {
  expect(missingColumns(suggestMapping(headings.split(','), {}))).toEqual([]);
});
