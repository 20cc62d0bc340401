'use client';

import { type ComponentType, type PointerEvent, useState } from 'react';
import type { FilledFields } from '@/lib/valuation/inputs';
import { useActionForm } from '../forms/use-action-form';
import { postedForm } from './posted-form';
import { ValuationFields, type ValuationFormProps } from './valuation-fields';

type Loaded = { Form: ComponentType<ValuationFormProps>; filled: FilledFields };

/**
 * The valuation form, validated by the server. Under the mouse it is replaced by one with validation in
 * the browser, whose libraries are too large for the first load.
 */
export function LazyValuationForm(props: ValuationFormProps) {
  const valuing = useActionForm(postedForm);
  const [loaded, setLoaded] = useState<Loaded>();
  const { state, errors } = valuing;

  async function load({ pointerType, currentTarget }: PointerEvent) {
    if (loaded || pointerType !== 'mouse') return;
    const { ValuationForm } = await import('./valuation-form');
    const form = currentTarget.querySelector('form');
    // A field in use would lose its focus.
    if (!form || form.contains(document.activeElement)) return;
    setLoaded({ Form: ValuationForm, filled: Object.fromEntries(new FormData(form)) });
  }

  return (
    <div onPointerEnter={(event) => load(event).catch(() => {})}>
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
