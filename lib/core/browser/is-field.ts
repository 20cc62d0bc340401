/** A field of a search or look-up form. It has a file of its own, as a list's first scripts contain it. */
export type FilterField = HTMLInputElement | HTMLSelectElement;

export const isField = (element: unknown): element is FilterField =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
