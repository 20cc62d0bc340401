import { expect, test } from 'vitest';
import { normaliseName } from '@/lib/core/normalise-name';
import { columnsOf, factsOf, OWN_COLUMNS, PUBLIC_COLUMNS } from '@/lib/listings/facts';
import { FIELDS, type Field, fieldsOf } from '@/lib/listings/fields';
import { emptyListing } from '@/lib/selling/empty-listing';
import { fieldValue } from '@/lib/selling/field-values';
import {
  carSchema,
  descriptionSchema,
  detailsSchema,
  listingSchema,
  priceSchema,
} from '@/lib/selling/schema';
import { STOCK_COLUMNS } from '@/lib/stock/columns';
import { columnOf } from '@/lib/stock/mapping';
import { LISTING } from '../selling/listing';

const ROWS: readonly Field[] = FIELDS;
const FORM_FIELDS = FIELDS.filter((field) => field.empty !== 'default');
const SCHEMAS = {
  car: carSchema,
  details: detailsSchema,
  description: descriptionSchema,
  price: priceSchema,
};

test('each field has a name, a column and a label of its own', () => {
  for (const key of ['name', 'column', 'label'] as const)
    expect(new Set(ROWS.map((field) => field[key])).size, key).toBe(ROWS.length);
});

test('the queries select what their reader may read', () => {
  const selectedBy = (columns: string) => columns.split(', ').filter(Boolean);
  const readBy = (...readers: Field['read'][]) =>
    ROWS.filter(({ read }) => readers.includes(read)).map(({ column }) => column);
  expect(selectedBy(PUBLIC_COLUMNS)).toEqual(readBy('facts', 'said', 'page'));
  expect(selectedBy(OWN_COLUMNS)).toEqual(readBy('facts', 'said', 'page', 'seller'));
  for (const column of ['registration_number', 'postcode', 'vin'])
    expect(selectedBy(OWN_COLUMNS)).not.toContain(column);
});

test('facts are the columns of vehicles by other names', () => {
  const columns = columnsOf(LISTING);
  expect(Object.keys(columns)).toEqual(
    ROWS.filter(({ read }) => read !== 'private').map((row) => row.column),
  );
  const facts = factsOf({ ...columns, listing_status: 'active' });
  expect(columnsOf(facts)).toEqual(columns);
  expect(LISTING).toMatchObject(facts);
});

test.each(FORM_FIELDS)('the form shows $column and its rule knows what empty means', (field) => {
  const { name, column, empty } = field;
  expect(fieldValue(LISTING, column)).not.toBe('');
  expect(fieldValue({ ...LISTING, [name]: null }, column)).toBe('');
  expect(listingSchema.shape[column].safeParse('').success).toBe(empty === 'not given');
  const stands = emptyListing('')[name];
  expect(stands === null).toBe(empty !== 'never');
});

test.each(Object.entries(SCHEMAS))('the step %s saves fields that its form has', (step, schema) => {
  const fields = fieldsOf(step).filter(({ column }) => column !== 'registration_is_public');
  expect(fields.length).toBeGreaterThan(0);
  for (const { column } of fields) expect(schema.shape).toHaveProperty(column);
});

test('each field has a column in a stock file, under names that mean no other one', () => {
  const namesOf = ({ name, label, otherNames = '' }: (typeof STOCK_COLUMNS)[number]) => [
    ...new Set([name, label, ...otherNames.split(/\s+/)].map(normaliseName).filter(Boolean)),
  ];
  const names = STOCK_COLUMNS.flatMap(namesOf);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  for (const column of STOCK_COLUMNS)
    for (const name of namesOf(column)) expect(columnOf(name), name).toBe(column.name);
  const labels = STOCK_COLUMNS.map(({ label }) => label);
  // The stock number and the sale stand before the fields, photographs after them.
  expect(labels.slice(2, -1)).toEqual(FIELDS.map(({ label }) => label));
  for (const { label, meaning } of STOCK_COLUMNS) expect(meaning, label).not.toBe('');
});
