/**
 * The auth hint, the only session data a script can read: initials and a code of the account. It lets a
 * cached page show the right header, and a tab notice a sign-out in another tab. Not a secret.
 */
export const AUTH_HINT_COOKIE = 'forecourt-user';

/** Dispatched on the window when the auth hint may have changed. */
export const AUTH_HINT_EVENT = 'forecourt:mark';

/** The auth hint after an explicit sign-out, as opposed to an expired session. */
export const SIGNED_OUT = 'out';
