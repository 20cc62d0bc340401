'use client';

import { type ComponentType, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { FilledFields } from '@/lib/valuation/inputs';
import { useActionForm } from '../forms/use-action-form';
import { postedForm } from './posted-form';
import { ValuationFields, type ValuationFormProps } from './valuation-fields';

type Loaded = { Form: ComponentType<ValuationFormProps>; filled: FilledFields };

/** The form with validation in the browser, and what is typed so far; undefined while a field is in use, or a plate typed. */
async function loadForm(box: HTMLElement | null): Promise<Loaded | undefined> {
  const { ValuationForm } = await import('./valuation-form');
  const form = box?.querySelector('form');
  // The field would lose its focus.
  if (!form || form.contains(document.activeElement)) return undefined;
  const filled: FilledFields = Object.fromEntries(new FormData(form));
  // What a look-up of the plate has found, and the mark of a made-up record, would be lost.
  return !filled.registration ? { Form: ValuationForm, filled } : undefined;
}

type Props = ValuationFormProps & {
  /** Loads validation in the browser at once, not under the mouse. */
  isEager?: boolean;
};

/**
 * The valuation form, validated by the server. Under the mouse it is replaced by one with validation in
 * the browser, whose libraries are too large for the first load.
 */
export function LazyValuationForm({ isEager = false, ...props }: Props) {
  const valuing = useActionForm(postedForm);
  const [loaded, setLoaded] = useState<Loaded>();
  const box = useRef<HTMLDivElement>(null);
  const { state, errors } = valuing;
  const hasAnswer = state.submissionId !== '';

  useEffect(() => {
    if (isEager && !hasAnswer) loadForm(box.current).then(setLoaded, () => {});
  }, [isEager, hasAnswer]);

  function loadUnderMouse({ pointerType }: PointerEvent) {
    if (!loaded && !hasAnswer && pointerType === 'mouse')
      loadForm(box.current).then(setLoaded, () => {});
  }

  return (
    <div ref={box} onPointerEnter={loadUnderMouse}>
      {loaded ? (
        <loaded.Form {...props} filled={loaded.filled} />
      ) : (
        <ValuationFields
          {...props}
          of={valuing}
          field={(name) => ({ name, defaultValue: state.values[name], error: errors[name] })}
        />
      )}
    </div>
  );
}
