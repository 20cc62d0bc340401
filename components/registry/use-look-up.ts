'use client';

import { useRef, useState, useTransition } from 'react';
import { NETWORK_FAILED } from '@/lib/core/browser/network';
import { formatFilledIn, parseFilledIn } from '@/lib/registry/filled-in';
import type { FieldsOf, LookedUp, Outcome } from './look-up';

const NOT_LOADED: LookedUp = {
  outcome: { failure: { title: 'Look-up failed', text: NETWORK_FAILED } },
};

/**
 * Looks up a number plate, fills in its form's fields and reports their names; the code that does so is loaded
 * on first use. The form's hidden field `store`, if there is one, holds the values, so that they come back with
 * the form.
 */
export function useLookUp(
  fieldsOf: FieldsOf,
  onFilled: (names: string[]) => void,
  store: string | undefined,
) {
  const [pending, startTransition] = useTransition();
  const [outcome, setOutcome] = useState<Outcome>();
  const memory = useRef('');

  function lookUp(plate: HTMLInputElement | null) {
    const form = plate?.form;
    if (pending || !form) return;
    const stored = store && form.elements.namedItem(store);
    const field = stored instanceof HTMLInputElement ? stored : null;
    startTransition(async () => {
      const before = parseFilledIn(field?.value ?? memory.current);
      const { outcome: found, filledIn } = await import('./look-up')
        .then(({ lookUpInto }) => lookUpInto(form, plate.value, fieldsOf, before))
        // The code could not be loaded: a look-up itself never rejects.
        .catch(() => NOT_LOADED);
      if (filledIn) {
        memory.current = formatFilledIn(filledIn);
        if (field) field.value = memory.current;
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      }
      startTransition(() => {
        onFilled(Object.keys(filledIn?.values ?? {}));
        setOutcome(found);
      });
    });
  }

  return { pending, outcome, lookUp };
}
