import { wholeAmount } from '../core/amount';
import { normaliseName } from '../core/normalise-name';
import { formatMileage, formatPrice } from '../format';
import { isUuid } from '../ids';
import {
  BODY_TYPES,
  COLOURS,
  FUEL_TYPES,
  SELLER_TYPES,
  SERVICE_HISTORIES,
  TRANSMISSIONS,
} from '../listings/constants';
import { choiceValue } from '../listings/trade-words';
import { VERDICTS } from '../listings/verdict';
import {
  DOORS,
  ENGINE_BOUNDS,
  OWNERS_BOUNDS,
  RADIUS,
  RANGES,
  type RangeName,
  SEATS_BOUNDS,
  SORTS,
  type Sort,
  TAX_BOUNDS,
  ULEZ,
} from './choices';
import { isDenial, isExcluding, NOT, readDenial } from './exclusions';
import {
  FILTER_NAMES,
  type FilterError,
  type FilterName,
  type Filters,
  NO_FILTERS,
  splitList,
} from './filters';
import { isListFilter, joinList } from './list-filters';
import { cutPostcodes, parsePlace } from './place-text';
import { isFillerSearch } from './words/fillers';
import { readNumberPhrase } from './words/number-phrases';
import { FIXED_SENSES } from './words/synonyms';

// Separate from filters.ts, so that browsers load it only when the filter form is used.

export const MAX_TEXT = 100;
/** Values of one list, as in the database. */
const MAX_VALUES = 50;

/** `refused` are values of a list beside those that are applied. */
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

/** The facets whose values the words of a search name. */
type WordFacet = 'fuels' | 'transmissions' | 'bodyTypes' | 'colours' | 'sellerTypes' | 'doors';

const MEANINGS = new Map(
  FIXED_SENSES.map(([phrase, { meaning }]) => [normaliseName(phrase), meaning]),
);

/** The choices that a text names by key, label, word of the trade (of a column) or word of a search (of a facet). */
function namedChoices(
  known: Record<string, string>,
  text: string,
  column = '',
  facet?: WordFacet,
): readonly string[] {
  const value = choiceValue(column, known, text);
  if (Object.hasOwn(known, value)) return [value];
  const number = facet === 'doors' ? readNumberPhrase(text.toLowerCase()) : null;
  const meaning =
    number && number !== 'unknown' ? number.meaning : MEANINGS.get(normaliseName(text));
  return ((facet && meaning?.[facet]) ?? [])
    .map(String)
    .filter((each) => Object.hasOwn(known, each));
}

/** Values of a list that are told as refused: at most so many, of at most so many characters. */
const MOST_REFUSED = { values: 5, characters: 40 };

/** Several of the choices, in any order, and those of the others that somebody may have typed. */
const choices =
  (known: Record<string, string>, column?: string, facet?: WordFacet) =>
  (raw: string): Parsed<string> => {
    const parts = raw.split(',').map((part) => part.trim());
    if (parts.some((part) => part.toLowerCase() === 'all')) return { value: '' };
    const refused: string[] = [];
    const values = parts.flatMap((part) => {
      // Only where `excludable` reads it.
      if (isExcluding(part)) return [];
      const read = (text: string) => namedChoices(known, text, column, facet);
      const words = part.split(/\s+/);
      const isDenied = /^[–−—-]/.test(part) || words.some(isDenial);
      const [whole, each] = [read(part), words.flatMap(read)];
      // A paint of two colours is the last, but a list means both.
      const isWhole = whole.length > 0 && (column !== 'colour' || each.length === 0);
      const found = isWhole ? whole : isDenied ? [] : each;
      const typed = found.length > 0 ? '' : cutPostcodes(clean(part));
      if (typed.length <= MOST_REFUSED.characters) refused.push(typed);
      return found;
    });
    return values.length > 0
      ? {
          value: joinList(values),
          refused: [...new Set(refused)].filter(Boolean).slice(0, MOST_REFUSED.values),
        }
      : { error: 'is not one of the choices' };
  };

/** Several names, which canonical-names.ts compares with the catalogue's. */
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
 * Values or, each after `!` or a word for it, values to exclude. Those to include decide alone, except in a form,
 * where a checkbox without a name excludes all that are checked.
 */
const excludable =
  (parse: (raw: string) => Parsed<string>) =>
  (raw: string): Parsed<string> => {
    const parts = raw.split(',').map((part) => readDenial(clean(part)));
    const included = parts.includes(NOT) ? [] : parts.filter((part) => part && !isExcluding(part));
    if (included.length > 0) return parse(included.join());
    const excluded = parts.map((part) => part.replace(/^[!\s]+/, '')).filter(Boolean);
    if (excluded.length === 0) return { value: '' };
    const parsed = parse(excluded.join());
    return 'value' in parsed
      ? { ...parsed, value: joinList(splitList(parsed.value).map((value) => NOT + value)) }
      : parsed;
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

const litres = (raw: string): Parsed<number> => {
  const value = Number(/^\d{1,2}(\.\d)?$/.exec(raw)?.[0] ?? Number.NaN);
  return value >= ENGINE_BOUNDS.min && value <= ENGINE_BOUNDS.max
    ? { value }
    : { error: `must be litres from ${ENGINE_BOUNDS.min} to ${ENGINE_BOUNDS.max}, such as 1.6` };
};

/** Number formats of the ranges, for validation errors. */
const SHOW = { price: formatPrice, year: String, mileage: formatMileage } as const;

/** Parses one end of a range; a value at the slider's end becomes null (no filter). */
const end =
  (range: RangeName, open: 'min' | 'max') =>
  (raw: string): Parsed<number | null> => {
    const { limit, [open]: stop } = RANGES[range];
    const parsed = whole(range === 'year' ? 1900 : 0, limit, SHOW[range])(raw);
    return 'value' in parsed && parsed.value === stop ? { value: null } : parsed;
  };

/** Words and places, with full postcodes reduced to their outward code: the rest must not be in URLs. */
const words = (raw: string): Parsed<string> => {
  const parsed = text(cutPostcodes(raw.normalize('NFKC')));
  return 'value' in parsed && isFillerSearch(parsed.value) ? { value: '' } : parsed;
};

const place = (raw: string): Parsed<string> => {
  const parsed = text(raw);
  if ('error' in parsed) return parsed;
  const { code, name } = parsePlace(parsed.value);
  return { value: code || name || parsed.value };
};

const sellerId = (raw: string): Parsed<string> => {
  const value = raw.toLowerCase();
  return isUuid(value) ? { value } : { error: 'is not the id of a seller' };
};

/** The parser of each facet. */
const PARSERS: { [Name in FilterName]: (raw: string) => Parsed<Filters[Name]> } = {
  search: words,
  make: excludable(names),
  model: excludable(names),
  fuel: excludable(choices(FUEL_TYPES, 'fuel_type', 'fuels')),
  transmission: excludable(choices(TRANSMISSIONS, 'transmission', 'transmissions')),
  bodyType: excludable(choices(BODY_TYPES, 'body_type', 'bodyTypes')),
  priceMin: end('price', 'min'),
  priceMax: end('price', 'max'),
  yearMin: end('year', 'min'),
  yearMax: end('year', 'max'),
  mileageMin: end('mileage', 'min'),
  mileageMax: end('mileage', 'max'),
  taxMax: whole(TAX_BOUNDS.min, TAX_BOUNDS.max, formatPrice),
  ulez: choices(ULEZ),
  seatsMin: whole(SEATS_BOUNDS.min, SEATS_BOUNDS.max),
  doors: choices(DOORS, undefined, 'doors'),
  colour: excludable(choices(COLOURS, 'colour', 'colours')),
  trim: names,
  engineMin: litres,
  engineMax: litres,
  ownersMax: whole(OWNERS_BOUNDS.min, OWNERS_BOUNDS.max),
  sellerType: choices(SELLER_TYPES, undefined, 'sellerTypes'),
  serviceHistory: choices(SERVICE_HISTORIES, 'service_history'),
  features: names,
  verdict: choices(VERDICTS),
  seller: sellerId,
  location: place,
  radius: whole(RADIUS.min, RADIUS.max, formatMileage),
  sort: order,
  page: whole(1, 100_000),
};

type Checked = { filters: Filters; errors: FilterError[] };

function checkFilters(query: URLSearchParams): Checked {
  const errors: FilterError[] = [];
  const filters: Filters = { ...NO_FILTERS };
  const read = <Name extends FilterName>(name: Name) => {
    // A plain form repeats the field of a list.
    const raw = (isListFilter(name) ? query.getAll(name).join() : query.get(name))?.trim();
    if (!raw) return;
    const parsed = PARSERS[name](raw);
    if ('error' in parsed) {
      errors.push({ field: name, message: parsed.error });
      return;
    }
    filters[name] = parsed.value;
    for (const refused of parsed.refused ?? [])
      errors.push({ field: name, message: `“${refused}” is not one of the choices`, refused });
  };
  for (const name of FILTER_NAMES) read(name);

  for (const range of ['price', 'year', 'mileage', 'engine'] as const) {
    const [low, high] = [`${range}Min`, `${range}Max`] as const;
    const [from, to] = [filters[low], filters[high]];
    if (from === null || to === null || from <= to) continue;
    errors.push({ field: low, message: 'must not be above the maximum' });
    filters[low] = null;
    filters[high] = null;
  }
  if (!filters.make) filters.model = '';
  // The words of a search may name a place.
  if (!filters.location && !filters.search) {
    filters.radius = NO_FILTERS.radius;
    if (filters.sort === 'distance') filters.sort = 'newest';
  }
  return { filters, errors };
}

/** The beginning of a search that is too long, which the list shows with its error; empty for any other. */
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
