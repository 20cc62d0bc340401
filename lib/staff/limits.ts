/** Maximum length of a reply, in characters; the database has the same constraint. Apart from zod. */
export const MAX_ANSWER = 4000;
