/** Maximum number of headings of a table; a sheet of cars never has more. */
export const MAX_HEADINGS = 200;
/** Maximum length in characters of a heading that can name a column. */
export const MAX_HEADING_LENGTH = 100;
/**
 * Maximum length in characters of a cell that is read, except descriptions and features: some
 * patterns are slow.
 */
export const MAX_CELL_LENGTH = 500;

export const TOO_MANY_HEADINGS = `The file has more than ${MAX_HEADINGS} headings. Remove the columns that no car needs.`;
