import { STOCK_COLUMNS } from './columns';

/** A sign that no heading begins with. */
const SIGN = '=';

/**
 * Mappings of a column to one value for all new cars instead of a heading, with the labels of the
 * values.
 */
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

/** The value in the form of a cell. */
export const sharedValue = (mapped: string) => mapped.slice(SIGN.length);
