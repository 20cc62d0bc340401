import { wholeAmount } from '../core/amount';
import { normaliseName } from '../core/normalise-name';
import { formatMileage } from '../format';
import { isUuid } from '../ids';
import { choiceValue } from '../trade-words/choices';
import { isExcluding, NOT } from './exclusions';
import { FACETS, type ListFacet, NUMBERS } from './facets/all';
import { joinList, type NumberFacet, type NumberFilter } from './facets/kinds';
import {
  type FilterError,
  type FilterName,
  type Filters,
  NO_FILTERS,
  splitList,
  withoutDistance,
} from './filters';
import { PART_SEPARATOR, parseMonthly } from './monthly-budget';
import { cutPostcodes, parsePlace } from './place-text';
import { RADIUS } from './radius';
import { RANGES } from './slider-ranges';
import { SORTS, type Sort } from './sorts';
import { findRun, hasDenial, isDenial, readDenial } from './words/denials';
import { isFillerSearch } from './words/fillers';
import { readNumberPhrase } from './words/number-phrases';
import { BADGE_SENSES, FIXED_SENSES } from './words/synonyms';

// Separate from filters.ts, so that browsers load it only when the filter form is used.

export const MAX_TEXT = 100;
/** Maximum number of values of one list, as in the database. */
const MAX_VALUES = 50;

/** `refused` are values of a list that are not applied; others are. */
type Parsed<T> = { value: T; refused?: string[] } | { error: string };

const clean = (raw: string) =>
  raw
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();

const text = (raw: string): Parsed<string> => {
  const value = clean(raw);
  return value.length > MAX_TEXT ? { error: `must be at most ${MAX_TEXT} characters` } : { value };
};

const MEANINGS = new Map(
  FIXED_SENSES.map(([phrase, { meaning }]) => [normaliseName(phrase), meaning]),
);

const NARROW = new Set(
  [...FIXED_SENSES, ...BADGE_SENSES].flatMap(([phrase, { isNarrow }]) =>
    isNarrow ? normaliseName(phrase) : [],
  ),
);

/** Whether words of a text mean only some of a value's cars: 'DSG' of the automatics. */
const isNarrow = (text: string) =>
  findRun(text.split(/\s+/), (run) => NARROW.has(normaliseName(run))) !== null;

/** The choices that a text names by key, label, trade word (of a column) or word of a search. */
function namedChoices(
  { labels = {}, column = '', meaning }: ListFacet,
  text: string,
): readonly string[] {
  const value = choiceValue(column, labels, text);
  if (Object.hasOwn(labels, value)) return [value];
  const number = meaning === 'doors' ? readNumberPhrase(text.toLowerCase()) : null;
  const meant = number && number !== 'unknown' ? number.meaning : MEANINGS.get(normaliseName(text));
  return ((meaning && meant?.[meaning]) ?? [])
    .map(String)
    .filter((each) => Object.hasOwn(labels, each));
}

/** Maximum number and length of a list's refused values that the list reports. */
const MAX_REFUSED = { values: 5, characters: 40 };

/** A word between two values of a list. */
const LINK = /^(?:and|or|&)$/i;

/**
 * Parses several choices, in any order, and collects other values that a visitor may have typed. To exclude a value, a word
 * must mean all of its cars.
 */
function choices(facet: ListFacet, raw: string, isExcluded: boolean): Parsed<string> {
  const parts = raw.split(',').map((part) => part.trim());
  if (parts.some((part) => part.toLowerCase() === 'all')) return { value: '' };
  const refused: string[] = [];
  const values = parts.flatMap((part) => {
    // Read by `excludable` only.
    if (isExcluding(part)) return [];
    const read = (text: string) => namedChoices(facet, text);
    const isColour = facet.name === 'colour';
    const words = part.split(isColour ? /[\s/]+/ : /\s+/);
    const isDashed = /^[–−—-]/.test(part);
    const isDenied = isDashed || hasDenial(part);
    const whole = isDashed || (isColour && isDenied) ? [] : read(part);
    // 'red black' is a list of colours, 'moonstone grey' and 'red with black roof' are one.
    const isList = isColour && words.every((word) => LINK.test(word) || read(word).length > 0);
    const each = whole.length > 0 && !isList ? [] : words.flatMap(read);
    const isRefused = isExcluded && isNarrow(part);
    const found = isRefused || (isDenied && each.length > 0) ? [] : each.length > 0 ? each : whole;
    const typed = found.length > 0 ? '' : cutPostcodes(clean(part));
    if (/[\p{L}\p{N}]/u.test(typed) && typed.length <= MAX_REFUSED.characters) refused.push(typed);
    return found;
  });
  if (values.length === 0) return { error: 'is not one of the choices' };
  return {
    value: joinList(values),
    refused: [...new Set(refused)].slice(0, MAX_REFUSED.values),
  };
}

/** Parses several names, which canonical-names.ts compares with the catalogue's. */
const names = (raw: string): Parsed<string> => {
  const values: string[] = [];
  for (const part of raw.split(',')) {
    const parsed = text(part);
    if ('error' in parsed) return parsed;
    if (parsed.value === 'all') return { value: '' };
    if (parsed.value) values.push(parsed.value);
  }
  return new Set(values).size > MAX_VALUES
    ? { error: `must be at most ${MAX_VALUES} choices` }
    : { value: joinList(values) };
};

/**
 * Parses values or, if each follows `!` or a word for it, values to exclude. Included values
 * override excluded ones, except in a form, where a checkbox without a name excludes all checked
 * ones.
 */
function excludable(
  raw: string,
  parse: (raw: string, isExcluded: boolean) => Parsed<string>,
  isName: boolean,
): Parsed<string> {
  const typed = raw.split(',').map(clean);
  // 'diesel, no thanks'
  if (!isName && typed.some(isDenial)) return { error: 'is not one of the choices' };
  const parts = typed.map((part) => readDenial(part, isName));
  const included = parts.includes(NOT) ? [] : parts.filter((part) => part && !isExcluding(part));
  if (included.length > 0) return parse(included.join(), false);
  const excluded = parts.map((part) => part.replace(/^[!\s]+/, '')).filter(Boolean);
  if (excluded.length === 0) return { value: '' };
  const parsed = parse(excluded.join(), true);
  return 'value' in parsed
    ? { ...parsed, value: joinList(splitList(parsed.value).map((value) => NOT + value)) }
    : parsed;
}

const list = (facet: ListFacet) => (raw: string) => {
  const parse = (values: string, isExcluded = false) =>
    facet.labels ? choices(facet, values, isExcluded) : names(values);
  return facet.isExcludable ? excludable(raw, parse, !facet.labels) : parse(raw);
};

const order = (raw: string): Parsed<Sort> =>
  Object.hasOwn(SORTS, raw) ? { value: raw as Sort } : { error: 'is not one of the choices' };

const whole =
  (min: number, max: number, show: (value: number) => string = String) =>
  (raw: string): Parsed<number> => {
    const digits = wholeAmount(raw);
    if (!/^-?\d{1,15}$/.test(digits)) return { error: 'must be a whole number' };
    const value = Number(digits) || 0;
    if (value < min) return { error: `must be ${show(min)} or more` };
    return value > max ? { error: `must be ${show(max)} or less` } : { value };
  };

const litres = (min: number, max: number, raw: string): Parsed<number> => {
  const value = Number(/^\d{1,2}(\.\d)?$/.exec(raw)?.[0] ?? Number.NaN);
  return value >= min && value <= max
    ? { value }
    : { error: `must be litres from ${min} to ${max}, such as 1.6` };
};

/** Parses one end of a facet of numbers; a value at the slider's end becomes null (no filter). */
const end =
  ({ bounds, isLitres, show, range, min: low }: NumberFacet, name: NumberFilter) =>
  (raw: string): Parsed<number | null> => {
    const [min, max] = bounds();
    if (isLitres) return litres(min, max, raw);
    const parsed = whole(min, max, show)(raw);
    const stop = range && RANGES[range][name === low ? 'min' : 'max'];
    return 'value' in parsed && parsed.value === stop ? { value: null } : parsed;
  };

/**
 * Parses words and places. Full postcodes are reduced to their outward code: the rest must not be
 * in URLs.
 */
const searchText = (raw: string): Parsed<string> => {
  const parsed = text(cutPostcodes(raw.normalize('NFKC')));
  return 'value' in parsed && isFillerSearch(parsed.value) ? { value: '' } : parsed;
};

const place = (raw: string): Parsed<string> => {
  const parsed = text(raw);
  if ('error' in parsed) return parsed;
  const { code, name } = parsePlace(parsed.value);
  return { value: code || name || parsed.value };
};

const radius = whole(RADIUS.min, RADIUS.max, formatMileage);

const sellerId = (raw: string): Parsed<string> => {
  const value = raw.toLowerCase();
  return isUuid(value) ? { value } : { error: 'is not the id of a seller' };
};

type Checked = { filters: Filters; errors: FilterError[] };

function checkFilters(query: URLSearchParams): Checked {
  const errors: FilterError[] = [];
  const filters: Filters = { ...NO_FILTERS };
  /** Reads the value of a field, or of its fields joined; undefined if it is empty or refused. */
  function read<T>(name: FilterName, parse: (raw: string) => Parsed<T>, joint?: string) {
    // A plain form repeats the field of a list.
    const raw = (joint ? query.getAll(name).join(joint) : query.get(name))?.trim();
    if (!raw) return undefined;
    const parsed = parse(raw);
    if ('error' in parsed) {
      errors.push({ field: name, message: parsed.error });
      return undefined;
    }
    for (const refused of parsed.refused ?? [])
      errors.push({ field: name, message: `“${refused}” is not one of the choices`, refused });
    return parsed.value;
  }
  for (const facet of FACETS) {
    if (facet.kind === 'list') filters[facet.name] = read(facet.name, list(facet), ',') ?? '';
    else if (facet.kind === 'number')
      for (const name of facet.names) filters[name] = read(name, end(facet, name)) ?? null;
    else if (facet.kind === 'search') filters.search = read('search', searchText) ?? '';
    else if (facet.kind === 'seller') filters.seller = read('seller', sellerId) ?? '';
    else if (facet.kind === 'monthly')
      filters.monthlyMax = read('monthlyMax', parseMonthly, PART_SEPARATOR) ?? '';
    else {
      filters.location = read('location', place) ?? '';
      filters.radius = read('radius', radius) ?? NO_FILTERS.radius;
    }
  }
  filters.sort = read('sort', order) ?? NO_FILTERS.sort;
  filters.page = read('page', whole(1, 100_000)) ?? NO_FILTERS.page;

  for (const { min, max } of NUMBERS) {
    const [from, to] = [min ? filters[min] : null, max ? filters[max] : null];
    if (!min || !max || from === null || to === null || from <= to) continue;
    errors.push({ field: min, message: 'must not be above the maximum' });
    filters[min] = null;
    filters[max] = null;
  }
  if (!filters.make) filters.model = '';
  return { filters: withoutDistance(filters), errors };
}

/**
 * The beginning of a search that is too long, which the list shows with its error; '' for any
 * other.
 */
export function overlongSearch(query: URLSearchParams): string {
  const search = clean(cutPostcodes(query.get('search') ?? ''));
  return search.length > MAX_TEXT ? search.slice(0, 2 * MAX_TEXT).trim() : '';
}

/**
 * Parses and validates a URL's query or a form's fields. Invalid values are dropped and reported in
 * `errors`, so that any input has one canonical form. Never throws: an unexpected failure is reported
 * as 'Validation failed' under 'general' (product specification).
 */
export function parseFilters(query: URLSearchParams): Checked {
  try {
    return checkFilters(query);
  } catch {
    const errors = [{ field: 'general', message: 'Validation failed' }];
    return { filters: { ...NO_FILTERS }, errors };
  }
}
