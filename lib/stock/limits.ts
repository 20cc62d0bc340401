/** Maximum size of a file in bytes; for a file from an address, also unpacked. */
export const MAX_BYTES = 5 * 1024 * 1024;
/** Maximum number of cars in a file. */
export const MAX_ROWS = 3000;
/** Maximum share of a dealer's open cars from files that one file may withdraw. */
export const WITHDRAWABLE_SHARE = 0.3;
