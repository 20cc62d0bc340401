'use client';

import { useSyncExternalStore } from 'react';
import { readUserHint } from '@/lib/auth-hint';
import { MARK_EVENT } from '@/lib/mark-names';

function subscribe(listener: () => void) {
  window.addEventListener(MARK_EVENT, listener);
  return () => window.removeEventListener(MARK_EVENT, listener);
}

/** Which account is signed in, followed as people sign in and out here and in other tabs; '' without one. */
export const useUserHint = () => useSyncExternalStore(subscribe, readUserHint, () => '');
