/** The last age of each band but the last, in which prices of a fuel are corrected. */
export const AGE_BANDS = [1, 3, 6, 9];

/** The band of an age in years, from 0. */
export const ageBandOf = (age: number) => AGE_BANDS.filter((last) => age > last).length;
