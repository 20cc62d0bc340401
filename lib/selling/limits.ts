/**
 * Maximum length of a description in characters. Separate from the schema, so that a page needs no
 * zod for it.
 */
export const DESCRIPTION_LENGTH = 5000;
/** Maximum length of a feature in characters. */
export const FEATURE_LENGTH = 80;
/** Maximum number of features of a listing, and of those that the form does not offer. */
export const FEATURES = { all: 60, others: 26 } as const;
