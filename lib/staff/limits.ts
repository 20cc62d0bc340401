/** Maximum lengths in characters; the database has the same constraints. Apart from zod. */
export const MAX_ANSWER = 4000;
export const MAX_NOTE = 2000;
/** Of what staff add to a reason: both together have at most 2,000. */
export const MAX_REASON = 1500;
/** Reports and flags that one decision settles. */
export const MAX_ITEMS = 500;
/** Of what staff search for. */
export const MAX_SEARCH = 100;
