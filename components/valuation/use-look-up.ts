'use client';

import { useRef, useState, useTransition } from 'react';
import { initialFormState } from '@/lib/core/actions/form-state';
import { isField } from '@/lib/core/browser/early-edits';
import { requestFailure } from '@/lib/core/browser/network';
import type { Message } from '@/lib/core/errors/messages';
import { lookUpPlate } from '@/lib/registry/actions';
import { formFields } from '@/lib/registry/form-fields';
import { lookUpMessages } from '@/lib/registry/messages';
import type { VehicleRecord } from '@/lib/registry/types';

type Outcome = { record: VehicleRecord } | { failure: Message };

/** Writes values into a form's fields, except over what was typed; `written` is what it wrote before. */
function fill(form: HTMLFormElement, values: Record<string, string>, written: Map<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!isField(field) || (field.value !== '' && field.value !== written.get(name))) continue;
    field.value = value;
    written.set(name, field.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Looks up a form's number plate and fills in its fields; a failure leaves them alone. */
export function useLookUp() {
  const [pending, startTransition] = useTransition();
  const [outcome, setOutcome] = useState<Outcome>();
  const written = useRef(new Map<string, string>());

  async function ask(form: HTMLFormElement): Promise<Outcome> {
    try {
      const state = await lookUpPlate(initialFormState, new FormData(form));
      if (state.result) return { record: JSON.parse(state.result) };
      const title = state.fieldErrors.registration;
      return { failure: title ? { title } : (state.message ?? lookUpMessages.down) };
    } catch (error) {
      return { failure: requestFailure(lookUpMessages.down, error) };
    }
  }

  function lookUp(form: HTMLFormElement | null) {
    if (pending || !form) return;
    startTransition(async () => {
      const next = await ask(form);
      if ('record' in next) fill(form, formFields(next.record), written.current);
      startTransition(() => setOutcome(next));
    });
  }

  return { pending, outcome, lookUp };
}
