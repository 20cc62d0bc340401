import { cleanText } from '../core/clean-text';
import { isUuid } from '../ids';
import { MAX_COMPARED } from './limits';

/** An id in an address of a car, or alone. */
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
/** Characters and entries of a query that are read; no comparison needs more. */
const MAX_CHARACTERS = 4000;
const MAX_ENTRIES = 40;

type Value = string | string[] | undefined;

export type Choice = {
  /** The cars to compare: at most four different ids, in the given order. */
  ids: string[];
  /** The visitor's place as it was typed; empty without one. */
  location: string;
  /** Numbers of entries that are not among them. */
  repeated: number;
  beyond: number;
  unread: number;
};

/** Characters of a place that are read; the search reads as many. */
const MAX_PLACE = 100;

const textOf = (value: Value) =>
  (Array.isArray(value) ? value.join(',') : (value ?? '')).slice(0, MAX_CHARACTERS);

/** Reads the cars of a comparison's address: ids or addresses of cars, separated by commas or spaces. */
export function readChoice(query: { cars?: Value; add?: Value; location?: Value }): Choice {
  const entries = `${textOf(query.cars)},${textOf(query.add)}`
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MAX_ENTRIES);
  const read = entries.map((entry) => ID.exec(entry)?.[0].toLowerCase());
  const known = read.filter(isUuid);
  const ids = [...new Set(known)];
  return {
    ids: ids.slice(0, MAX_COMPARED),
    location: cleanText(textOf(query.location).slice(0, MAX_PLACE)),
    repeated: known.length - ids.length,
    beyond: Math.max(ids.length - MAX_COMPARED, 0),
    unread: read.length - known.length,
  };
}
