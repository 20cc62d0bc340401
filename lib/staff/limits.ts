/**
 * Maximum lengths in characters; the database has the same constraints. Separate from the schemas,
 * so that a page needs no zod for them.
 */
export const MAX_ANSWER = 4000;
export const MAX_NOTE = 2000;
/** Maximum length of the details that staff add to a reason: both together have at most 2,000. */
export const MAX_REASON = 1500;
/** Maximum number of reports and flags that one decision settles. */
export const MAX_ITEMS = 500;
/** Maximum length of a search by staff. */
export const MAX_SEARCH = 100;
