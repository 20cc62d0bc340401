/**
 * Maximum lengths in characters. Separate from the schemas, so that a page needs no zod for them.
 */
export const MAX_MESSAGE = 4000;
export const MAX_SAVED_REPLY = 2000;

export const MESSAGE_TOO_LONG = 'A message has at most 4,000 characters';
