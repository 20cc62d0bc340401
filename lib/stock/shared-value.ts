import { STOCK_COLUMNS } from './columns';

/** Headings never begin with it. */
const SIGN = '=';

/** Mappings of a column, in place of a heading, to one value for all new cars; with the labels of the values. */
export function sharedValues(column: string): Record<string, string> {
  const { canBeShared, choices = {} } = STOCK_COLUMNS.find(({ name }) => name === column) ?? {};
  if (!canBeShared) return {};
  return Object.fromEntries(
    Object.entries(choices).map(([value, label]) => [`${SIGN}${value}`, label]),
  );
}

/** Whether a column is mapped to one value for all new cars. */
export const isShared = (column: string, mapped: string | null | undefined): mapped is string =>
  Boolean(mapped) && Object.hasOwn(sharedValues(column), mapped as string);

/** The value, as a cell would have it. */
export const sharedValue = (mapped: string) => mapped.slice(SIGN.length);
