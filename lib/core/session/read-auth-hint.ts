import { AUTH_HINT_COOKIE } from './auth-hint-names';

const HINT = new RegExp(`(?:^|; )${AUTH_HINT_COOKIE}=[^;.]*\\.([^;]+)`);

/** The short code of the account that is signed in, '' without one; in the browser only. A hint, no proof. */
export const readAuthHint = () => HINT.exec(document.cookie)?.[1] ?? '';
