'use client';

import { useSyncExternalStore } from 'react';
import { AUTH_HINT_EVENT } from '@/lib/core/session/auth-hint-names';
import { readAuthHint } from '@/lib/core/session/read-auth-hint';

function subscribe(listener: () => void) {
  window.addEventListener(AUTH_HINT_EVENT, listener);
  return () => window.removeEventListener(AUTH_HINT_EVENT, listener);
}

/** Which account is signed in, followed as people sign in and out here and in other tabs; '' without one. */
export const useUserHint = () => useSyncExternalStore(subscribe, readAuthHint, () => '');
