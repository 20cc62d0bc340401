'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps a form in sight once it was told that the session is over: what was typed would be lost if the
 * tab loaded anew, as it does when its person signs out elsewhere (session-watch.tsx). Put what it
 * returns on the form as its `ref`.
 */
export function useStayWhenSignedOut(isSignedOut: boolean) {
  const area = useRef<Element>(null);
  useEffect(() => {
    area.current?.toggleAttribute('data-private', !isSignedOut);
  }, [isSignedOut]);
  return useCallback((form: HTMLFormElement | null) => {
    area.current ??= form?.closest('[data-private]') ?? null;
  }, []);
}
