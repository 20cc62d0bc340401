/**
 * The one thing a script may read about a session: initials and which person, so that a
 * kept page draws the right header and a tab learns that another one has signed out. No secret.
 */
export const AUTH_HINT_COOKIE = 'forecourt-user';

/** Sent to the page when the mark may have changed. */
export const AUTH_HINT_EVENT = 'forecourt:mark';

/** The mark once somebody has signed out by hand, which is no mere end of a session. */
export const SIGNED_OUT = 'out';
