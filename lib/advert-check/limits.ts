/** Maximum number of characters of a text; longer adverts are not seen. */
export const MAX_TEXT = 20_000;
