import { namesOfHeading } from '../core/heading-names';
import { normaliseName } from '../core/normalise-name';
import { otherMoney } from '../core/price-unit';
import { STOCK_COLUMNS, SYNONYMS } from './columns';
import { isShared } from './shared-value';
import type { StockMapping, StockTable } from './types';

const BY_NAME = new Map([
  ...Object.entries(SYNONYMS),
  ...STOCK_COLUMNS.flatMap(({ name, label }) =>
    [name, label].map((text) => [normaliseName(text), name] as const),
  ),
]);

/**
 * The name of the column that a heading means: 'Stock No.' is stock_id, the nested `price.amount` is price. A price in other
 * money than pounds is none.
 */
export function columnOf(heading: string) {
  const names = namesOfHeading(heading);
  const column = names.map((name) => BY_NAME.get(name)).find(Boolean);
  return column === 'price' && otherMoney(heading) ? undefined : column;
}

/** Whether a normalised name is that of a column of prices. */
export const isPriceName = (name: string) => BY_NAME.get(name) === 'price';

/** Finds the first heading that means a column; its own name comes before other words for it, these before nested ones. */
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
    // The id of a feed's entry comes after what a dealer calls a number.
    const best = flat.find(({ plain }) => plain !== 'id') ?? flat[0];
    return (own ?? best ?? meant[0])?.heading;
  };
}

/** Words of other systems' condition column that do not say how good a car is. */
const NEW_OR_USED =
  /^(?:new|(?:nearly|like) ?new|used|pre-?(?:owned|loved|reg)|second-?hand|ex-?demo\w*)?$/i;

/** The headings of a file, without a condition that tells only new cars from used ones. */
export const ownHeadings = ({ headings, rows }: StockTable) =>
  headings.filter(
    (heading, at) =>
      columnOf(heading) !== 'condition' ||
      rows.some((row) => !NEW_OR_USED.test((row[at] ?? '').trim())),
  );

/**
 * Which heading each column is read from: the kept one where the file has it, else one of the same
 * meaning. A kept null, which a dealer chose, stays; a column that no heading suits is left out.
 */
export function suggestMapping(headings: string[], kept: StockMapping): StockMapping {
  const mapping: StockMapping = {};
  const headingFor = headingFinder(headings);
  for (const { name } of STOCK_COLUMNS) {
    const heading = kept[name];
    if (heading === null || (heading && headings.includes(heading))) mapping[name] = heading;
    // A file that has the column is read for it.
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

/** The names of the columns that a file must have and that no heading is mapped to. Listings' ids do for stock numbers. */
export const missingColumns = (mapping: StockMapping): string[] =>
  STOCK_COLUMNS.flatMap(({ name, isRequired }) => {
    const isFound = mapping[name] || (name === 'stock_id' && mapping.listing);
    return isRequired && !isFound ? name : [];
  });

/**
 * The mapping that a form sends as `column:<name>`, its value a heading, one of sharedValues or ''. Another text is none. A
 * column without a heading is null only where the file has one that suits: so a later file's is found.
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
