/**
 * Maximum number of cars in a file. Separate from the columns, which a page's script does not need.
 */
export const MAX_CARS = 500;
/**
 * Maximum size of a file in bytes: with the form around it, it is within the limit of the
 * middleware.
 */
export const MAX_FILE_BYTES = 1_000_000;

export const BULK_TOO_LARGE =
  'The file is larger than 1 MB. Split it and send the parts one by one.';
