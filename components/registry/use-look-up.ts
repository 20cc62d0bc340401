'use client';

import { useRef, useState, useTransition } from 'react';
import { NETWORK_FAILED } from '@/lib/core/browser/network';
import type { FieldsOf, LookedUp, Outcome } from './look-up';

const NOT_LOADED: LookedUp = {
  outcome: { failure: { title: 'Look-up failed', text: NETWORK_FAILED } },
  filled: [],
};

/** Looks up a number plate, fills in its form's fields and reports their names. Loaded on first use. */
export function useLookUp(fieldsOf: FieldsOf, onFilled: (names: string[]) => void) {
  const [pending, startTransition] = useTransition();
  const [outcome, setOutcome] = useState<Outcome>();
  const written = useRef(new Map<string, string>());

  function lookUp(plate: HTMLInputElement | null) {
    const form = plate?.form;
    if (pending || !form) return;
    startTransition(async () => {
      const found = await import('./look-up').then(
        ({ lookUpInto }) => lookUpInto(form, plate.value, fieldsOf, written.current),
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
