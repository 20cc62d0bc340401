'use client';

import { useSyncExternalStore } from 'react';
import { AUTH_HINT_EVENT, readAuthHint } from '@/lib/core/session/auth-hint';

function subscribe(listener: () => void) {
  window.addEventListener(AUTH_HINT_EVENT, listener);
  return () => window.removeEventListener(AUTH_HINT_EVENT, listener);
}

/** Subscribes to the auth hint across tabs; '' when signed out. */
export const useUserHint = () => useSyncExternalStore(subscribe, readAuthHint, () => '');
