import { MARK_COOKIE } from './auth-hint-names';

const HINT = new RegExp(`(?:^|; )${MARK_COOKIE}=[^;.]*\\.([^;]+)`);

/** The short code of the account that is signed in, '' without one; in the browser only. A hint, no proof. */
export const readUserHint = () => HINT.exec(document.cookie)?.[1] ?? '';
