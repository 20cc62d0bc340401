/**
 * Maximum length of a report in characters. Separate from the schema, so that a page needs no zod
 * for it.
 */
export const MAX_REPORT = 2000;
