import { namesOfHeading } from '../core/heading-names';
import { normaliseName } from '../core/normalise-name';
import { otherMoney } from '../core/price-unit';
import { STOCK_COLUMNS, SYNONYMS } from './columns';
import { isPhotoHeading } from './photo-headings';
import { isShared } from './shared-value';
import type { StockMapping, StockTable } from './types';

const BY_NAME = new Map([
  ...Object.entries(SYNONYMS),
  ...STOCK_COLUMNS.flatMap(({ name, label }) =>
    [name, label].map((text) => [normaliseName(text), name] as const),
  ),
]);

/**
 * The name of the column that a heading means: 'Stock No.' is stock_id, the nested `price.amount`
 * is price. Undefined for a price in a currency other than pounds.
 */
export function columnOf(heading: string) {
  if (isPhotoHeading(heading)) return 'photos';
  const names = namesOfHeading(heading);
  const column = names.map((name) => BY_NAME.get(name)).find(Boolean);
  return column === 'price' && otherMoney(heading) ? undefined : column;
}

/** Whether a normalised name belongs to a column of prices. */
export const isPriceName = (name: string) => BY_NAME.get(name) === 'price';

/** Headings of a feed's entry or of the dealer, used only without another stock number. */
const LAST = new Set(['id', 'dealerid']);

/**
 * Creates a finder of the first heading for a column; the column's own name precedes synonyms, and
 * these precede nested headings.
 */
function headingFinder(headings: string[]) {
  const known = headings.map((heading) => ({
    heading,
    plain: normaliseName(heading),
    column: columnOf(heading),
    isNested: /\.\S/.test(heading),
  }));
  return (name: string) => {
    const own = known.find(({ plain, column }) => column === name && plain === normaliseName(name));
    const meant = known.filter(({ column }) => column === name);
    const flat = meant.filter(({ isNested }) => !isNested);
    const best = flat.find(({ plain }) => !LAST.has(plain)) ?? flat[0];
    return (own ?? best ?? meant[0])?.heading;
  };
}

/** Values of other systems' condition column that do not describe the quality of a car. */
const NEW_OR_USED =
  /^(?:new|(?:nearly|like) ?new|used|pre-?(?:owned|loved|reg)|second-?hand|ex-?demo\w*)?$/i;

/** The headings of a file, without a condition that only distinguishes new cars from used ones. */
export const ownHeadings = ({ headings, rows }: StockTable) =>
  headings.filter(
    (heading, at) =>
      columnOf(heading) !== 'condition' ||
      rows.some((row) => !NEW_OR_USED.test((row[at] ?? '').trim())),
  );

/**
 * Suggests a heading for each column: the stored one if the file has it, else one of the same
 * meaning. A stored null, which a dealer chose, stays; a column without a suitable heading is
 * omitted.
 */
export function suggestMapping(headings: string[], stored: StockMapping): StockMapping {
  const mapping: StockMapping = {};
  const headingFor = headingFinder(headings);
  for (const { name } of STOCK_COLUMNS) {
    const heading = stored[name];
    if (heading === null || (heading && headings.includes(heading))) mapping[name] = heading;
    // A column of the file takes precedence over a shared value.
    else if (isShared(name, heading) && !headingFor(name)) mapping[name] = heading;
  }
  const taken = new Set(Object.values(mapping));
  const freeHeadingFor = headingFinder(headings.filter((heading) => !taken.has(heading)));
  for (const { name } of STOCK_COLUMNS) {
    if (name in mapping) continue;
    const heading = freeHeadingFor(name);
    if (heading) mapping[name] = heading;
  }
  return mapping;
}

/** The names of required columns without a heading. Ids of listings replace stock numbers. */
export const missingColumns = (mapping: StockMapping): string[] =>
  STOCK_COLUMNS.flatMap(({ name, isRequired }) => {
    const isFound = mapping[name] || (name === 'stock_id' && mapping.listing);
    return isRequired && !isFound ? name : [];
  });

/**
 * Reads the mapping that a form sends as `column:<name>`, its value a heading, one of sharedValues
 * or ''. Other texts are ignored. A column without a heading is null only if the file has a
 * suitable one, so that a later file's heading is found.
 */
export function readMapping(form: FormData, headings: string[]): StockMapping {
  const mapping: StockMapping = {};
  const headingFor = headingFinder(headings);
  for (const { name } of STOCK_COLUMNS) {
    const heading = form.get(`column:${name}`);
    if (typeof heading !== 'string') continue;
    if (headings.includes(heading) || isShared(name, heading)) mapping[name] = heading;
    else if (headingFor(name)) mapping[name] = null;
  }
  return mapping;
}
