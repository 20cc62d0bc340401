import { AUTH_HINT_COOKIE } from './auth-hint-names';

const HINT = new RegExp(`(?:^|; )${AUTH_HINT_COOKIE}=[^;.]*\\.([^;]+)`);

/** The signed-in account's code from the auth hint, or ''. Browser only; not proof of a session. */
export const readAuthHint = () => HINT.exec(document.cookie)?.[1] ?? '';
