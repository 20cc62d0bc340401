import { useSyncExternalStore } from 'react';
import { MARK_COOKIE, MARK_EVENT } from './mark-names';

const HINT = new RegExp(`(?:^|; )${MARK_COOKIE}=[^;.]*\\.([^;]+)`);

/** The short code of the account that is signed in, '' without one; in the browser only. A hint, no proof. */
export const readUserHint = () => HINT.exec(document.cookie)?.[1] ?? '';

function subscribe(listener: () => void) {
  window.addEventListener(MARK_EVENT, listener);
  return () => window.removeEventListener(MARK_EVENT, listener);
}

/** The same, followed as people sign in and out here and in other tabs. */
export const useUserHint = () => useSyncExternalStore(subscribe, readUserHint, () => '');
