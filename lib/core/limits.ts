/** The longest report in characters; apart from the schema, so that a page needs no zod for it. */
export const MAX_REPORT = 2000;
