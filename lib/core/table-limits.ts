/** The most headings of a table, which a sheet of cars never has. */
export const MAX_HEADINGS = 200;
/** The longest heading in characters that can name a column. */
export const LONGEST_HEADING = 100;
/** The longest cell in characters that is read, but for descriptions and features: some patterns take long for one. */
export const LONGEST_CELL = 500;

export const TOO_MANY_HEADINGS = `The file has more than ${MAX_HEADINGS} headings. Remove the columns that no car needs.`;
