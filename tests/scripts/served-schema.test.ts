import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breaksIn, namedIn, readSchema } from '@/scripts/schemas/served-schema';

const read = (name: string) => readFileSync(name, 'utf8');

test('the build of the last release can be served on this schema (else: expand, contract later)', () => {
  const now = readSchema(read('lib/supabase/database.types.ts'));
  expect(breaksIn(JSON.parse(read('deploy/served-schema.json')), now)).toEqual([]);
});

test('the file of the release has what the site asks for', () => {
  const { functions, tables, enums } = JSON.parse(read('deploy/served-schema.json'));
  expect(functions.search_vehicles.args).toHaveProperty('p_filters?');
  expect(functions.search_vehicles.returns).toMatchObject({
    id: 'string | null',
    make: 'string | null',
  });
  expect(tables.vehicles.row).toMatchObject({ id: 'string', price: 'number | null' });
  expect(enums.listing_status).toContain('active');
  expect(Object.keys(functions).length).toBeGreaterThan(80);
});

const TYPES = `export type Database = { "public": {
  Tables: { "cars": { Row: { "id": string,"price": number,"note": string | null }
    Insert: { "id"?: string,"price": number,"note"?: string | null } } },
  Views: { [_ in never]: never },
  Functions: {
    "find": { Args: { "p_text": string,"p_limit"?: number }; Returns: { "id": string,"rank": number }[] },
    "count": { Args: Record<PropertyKey, never>; Returns: number }
  },
  Enums: { "state": "open" | "sold" } } }`;

const breaks = (from: string, to: string, types = TYPES) => {
  expect(types).toContain(from);
  return breaksIn(readSchema(TYPES), readSchema(types.replace(from, to)));
};

describe('expanding breaks nothing', () => {
  test.each([
    ['a column with a default', 'Insert: {', 'Insert: { "seats"?: number,'],
    [
      'a column that is never null now',
      'Row: { "id": string,"price": number,"note": string | null',
      'Row: { "id": string,"price": number,"note": string',
    ],
    ['an argument with a default', '"p_limit"?: number', '"p_limit"?: number,"p_sort"?: string'],
    ['an argument that may be left out now', '"p_text": string', '"p_text"?: string'],
    ['a column that is returned too', '"rank": number }[]', '"rank": number,"age": number }[]'],
    ['a function', '"count": {', '"sum": { Args: { "p_a": number }; Returns: number }, "count": {'],
    ['a value of an enum', '"open" |', '"open" | "held" |'],
  ])('%s', (_what, from, to) => {
    expect(breaks(from, to)).toEqual([]);
  });
});

describe('contracting is named', () => {
  test.each([
    ['table cars is gone', '"cars":', '"vehicles":'],
    ['table cars: price is gone', 'Row: { "id": string,"price": number,', 'Row: { "id": string,'],
    [
      'table cars: id was string, is string | null',
      'Row: { "id": string',
      'Row: { "id": string | null',
    ],
    ['table cars: seats has no default', 'Insert: {', 'Insert: { "seats": number,'],
    ['table cars: note has no default', '"note"?: string', '"note": string'],
    ['function find is gone', '"find":', '"search":'],
    ['function find: p_limit is gone', ',"p_limit"?: number', ''],
    ['function find: p_limit has no default', '"p_limit"?:', '"p_limit":'],
    ['function find: p_sort has no default', '"p_limit"', '"p_sort": string,"p_limit"'],
    ['function find: p_text was string, is number', '"p_text": string', '"p_text": number'],
    ['function find: rank is gone', ',"rank": number', ''],
    ['enum state: sold is gone', ' | "sold"', ''],
  ])('%s', (problem, from, to) => {
    expect(breaks(from, to)).toEqual([problem]);
  });

  test('a function in two forms cannot be read', () => {
    expect(() =>
      breaks('"count": {', '"count": { Args: { "p_a": number }; Returns: number } | {'),
    ).toThrow('count');
  });
});

test('what no source names may go', () => {
  const served = namedIn(readSchema(TYPES), [
    "rpc('find', { p_text })",
    "from('cars').select('id')",
  ]);
  expect(served.functions).toEqual({
    find: { args: { p_text: 'string' }, returns: { id: 'string' } },
  });
  expect(Object.keys(served.tables.cars?.row ?? {})).toEqual(['id']);
});
