/**
 * Normalises a stock number for comparison: 'A1' and ' a1' are the same car, because dealers'
 * systems write both.
 */
export const plainNumber = (text: string) => text.trim().toLowerCase();
