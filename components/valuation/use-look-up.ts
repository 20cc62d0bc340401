'use client';

import { useRef, useState, useTransition } from 'react';
import { NETWORK_FAILED } from '@/lib/core/browser/network';
import type { LookedUp, Outcome } from './look-up';

const NOT_LOADED: LookedUp = {
  outcome: { failure: { title: 'Look-up failed', text: NETWORK_FAILED } },
  filled: [],
};

/** Looks up a form's number plate, fills in its fields and reports their names. Loaded on first use. */
export function useLookUp(onFilled: (names: string[]) => void) {
  const [pending, startTransition] = useTransition();
  const [outcome, setOutcome] = useState<Outcome>();
  const written = useRef(new Map<string, string>());

  function lookUp(form: HTMLFormElement | null) {
    if (pending || !form) return;
    startTransition(async () => {
      const found = await import('./look-up').then(
        ({ lookUpInto }) => lookUpInto(form, written.current),
        () => NOT_LOADED,
      );
      startTransition(() => {
        onFilled(found.filled);
        setOutcome(found.outcome);
      });
    });
  }

  return { pending, outcome, lookUp };
}
