import { initials } from '../../format';

/**
 * The auth hint, the only session data a script can read: initials and a code of the account. It lets a
 * cached page show the right header, and a tab notice a sign-out in another tab. Not a secret.
 */
export const AUTH_HINT_COOKIE = 'forecourt-user';

/** Dispatched on the window when the auth hint may have changed. */
export const AUTH_HINT_EVENT = 'forecourt:mark';

/** The auth hint after an explicit sign-out, as opposed to an expired session. */
export const SIGNED_OUT = 'out';

/** The auth hint for a name or e-mail address; `accountCode` tells two accounts apart. */
export const authHintOf = (name: string, accountCode: string) => `${initials(name)}.${accountCode}`;

const HINT = new RegExp(`(?:^|; )${AUTH_HINT_COOKIE}=[^;.]*\\.([^;]+)`);

/** The signed-in account's code from the auth hint, or ''. Browser only; not proof of a session. */
export const readAuthHint = () => HINT.exec(document.cookie)?.[1] ?? '';
