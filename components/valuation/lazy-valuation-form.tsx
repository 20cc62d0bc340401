'use client';

import { type ComponentType, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { FilledFields } from '@/lib/valuation/inputs';
import { useActionForm } from '../forms/use-action-form';
import { postedForm } from './posted-form';
import { ValuationFields, type ValuationFormProps } from './valuation-fields';

type Loaded = { Form: ComponentType<ValuationFormProps>; filled: FilledFields };

/**
 * Loads the form with validation in the browser and reads the values typed so far; undefined if a field has the
 * focus or a plate is typed.
 */
async function loadForm(box: HTMLElement | null): Promise<Loaded | undefined> {
  const { ValuationForm } = await import('./valuation-form');
  const form = box?.querySelector('form');
  // Replacing the form would take the focus from its field.
  if (!form || form.contains(document.activeElement)) return undefined;
  const filled: FilledFields = Object.fromEntries(new FormData(form));
  // Replacing it would also lose the result of a plate's look-up, and the mark of a made-up record.
  return !filled.registration ? { Form: ValuationForm, filled } : undefined;
}

type Props = ValuationFormProps & {
  /** Loads validation in the browser at once, not when the mouse enters. */
  isEager?: boolean;
};

/**
 * The valuation form, validated by the server. When the mouse enters, it is replaced by one with validation
 * in the browser, whose libraries are too large for the first load.
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
