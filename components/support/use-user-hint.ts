'use client';

import { useSyncExternalStore } from 'react';
import { MARK_EVENT } from '@/lib/core/session/auth-hint-names';
import { readUserHint } from '@/lib/core/session/read-auth-hint';

function subscribe(listener: () => void) {
  window.addEventListener(MARK_EVENT, listener);
  return () => window.removeEventListener(MARK_EVENT, listener);
}

/** Which account is signed in, followed as people sign in and out here and in other tabs; '' without one. */
export const useUserHint = () => useSyncExternalStore(subscribe, readUserHint, () => '');
