/** Maximum size of a file in bytes; for a file from an address, also unpacked. */
export const MAX_BYTES = 10 * 1024 * 1024;
/** Maximum number of cars in a file. */
export const MAX_ROWS = 10_000;
/** Maximum number of rows including empty ones, of which spreadsheets may write thousands. */
export const ALL_ROWS = 4 * MAX_ROWS;
/** Maximum size in bytes of the texts inside a workbook, which is packed. */
export const MAX_UNPACKED = 50 * 1024 * 1024;
/** Maximum length of a row in characters: a description of 5,000, and columns that are not read. */
export const MAX_ROW_LENGTH = 100_000;
/** Maximum number of a dealer's cars that wait for a name. */
export const MAX_WAITING = 500;
/** Maximum size in bytes of the cells of one; the database has 100,000, in its own spelling of JSON. */
export const MAX_WAITING_BYTES = 90_000;
/** Maximum share of a dealer's open cars from files that one file may withdraw. */
export const WITHDRAWABLE_SHARE = 0.3;
/** Maximum number of photographs of a car, as of one listed by hand. */
export const MAX_PHOTOS = 20;
/** Maximum size in bytes of a photograph that is fetched, as of one that is uploaded. */
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024;
