import { MAX_HEADINGS } from '../core/table-limits';
import { turnTaker } from '../core/turns';
import { joinFeatures } from './features';
import { isShort, type ObjectList, parseObject, readObjectLists } from './json-objects';
import { MAX_ROWS } from './limits';
import { columnOf } from './mapping';
import { StockFileError } from './problems';
import type { StockTable } from './types';

/** Maximum number of values of a cell that are stored; a listing has fewer of every kind. */
const MAX_VALUES = 1000;

/** The values of a car by heading. */
type Values = Map<string, string[]>;

/**
 * Adds the values of a part of a car under the names of its keys, joined by full stops. A list has
 * one heading for all its values. Values without text are empty.
 */
function addValues(values: Values, heading: string, value: unknown) {
  if (Array.isArray(value)) {
    for (const each of value.slice(0, MAX_VALUES)) addValues(values, heading, each);
    if (value.length === 0) addValues(values, heading, null);
    return;
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      const name = key.trim().replaceAll('.', ' ');
      addValues(values, heading ? `${heading}.${name}` : name, each);
    }
    return;
  }
  const known = values.get(heading) ?? [];
  values.set(heading, known);
  if (values.size > MAX_HEADINGS) throw new StockFileError('headings');
  if (known.length < MAX_VALUES && value !== null) known.push(String(value));
}

function valuesOf(object: unknown): Values {
  const values: Values = new Map();
  addValues(values, '', object);
  return values;
}

/** The object without its lists: a dealer that has cars, or a car with similar ones, is no car of theirs. */
const withoutLists = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, each]) =>
          Array.isArray(each) ? [] : [[key, withoutLists(each)]],
        ),
      )
    : value;

const isCar = (object: unknown) => {
  const columns = new Set([...valuesOf(withoutLists(object)).keys()].map(columnOf));
  return columns.has('make') && columns.has('model');
};

/** Finds the outermost list whose first object has a make and a model; null without one. */
async function carsOf(text: string): Promise<ObjectList | null> {
  const takeTurn = turnTaker();
  const lists = await readObjectLists(text);
  for (const list of lists) {
    await takeTurn();
    const [first] = list;
    // An only object that is broken is named; one around all cars may be too long.
    if (!first || (!isShort(first) && lists.length > 1)) continue;
    if (isCar(parseObject(text, first))) return list;
  }
  return null;
}

/** Joins several values to one cell, and the values of a list of features. */
const textOf = (values: string[], heading: string) =>
  values.length > 1 || columnOf(heading) === 'features'
    ? joinFeatures(values.map((value) => value.trim()).filter(Boolean))
    : (values[0] ?? '');

/**
 * Reads the cars of a JSON file: the objects of the list whose objects have a make and a model, at
 * any depth, or one object a line. Headings of nested values are joined by full stops. Throws
 * StockFileError.
 */
export async function parseJson(text: string): Promise<StockTable> {
  const cars = await carsOf(text);
  if (!cars) throw new StockFileError('noObjects');
  if (cars.length > MAX_ROWS) throw new StockFileError('rows');
  const takeTurn = turnTaker();
  const headings = new Map<string, number>();
  const rows: string[][] = [];
  for (const car of cars) {
    await takeTurn();
    const row: string[] = [];
    for (const [heading, values] of valuesOf(parseObject(text, car))) {
      if (!headings.has(heading)) headings.set(heading, headings.size);
      if (headings.size > MAX_HEADINGS) throw new StockFileError('headings');
      row[headings.get(heading) ?? 0] = textOf(values, heading);
    }
    rows.push(row);
  }
  for (const row of rows) {
    await takeTurn();
    for (let at = 0; at < headings.size; at += 1) row[at] ??= '';
  }
  return { headings: [...headings.keys()], rows, firstRow: 2 };
}
