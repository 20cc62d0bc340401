/** The largest file in bytes; that of an address also when it is unpacked. */
export const MAX_BYTES = 5 * 1024 * 1024;
/** The most cars of a file. */
export const MAX_ROWS = 3000;
/** The share of a dealer's open cars that came by file which one file may withdraw. */
export const WITHDRAWABLE_SHARE = 0.3;
