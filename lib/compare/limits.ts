/** Numbers of cars in a comparison. */
export const MIN_COMPARED = 2;
export const MAX_COMPARED = 4;
