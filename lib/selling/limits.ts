/** The longest description in characters; apart from the schema, so that a page needs no zod for it. */
export const DESCRIPTION_LENGTH = 5000;
/** The longest feature in characters. */
export const FEATURE_LENGTH = 80;
/** The most features of a listing, and those of them that are not offered ones. */
export const FEATURES = { all: 60, others: 26 } as const;
