'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { FormState } from '@/lib/core/actions/form-state';
import { useActionForm } from './use-action-form';
import type { ActionFormOptions } from './use-press-form';

type Values = Record<string, string | undefined>;
type Options<S> = ActionFormOptions & {
  schema: S;
  /** Called when validation in the browser fails. */
  onInvalid?: (errors: FieldErrors<Values>) => void;
};

const serverErrors = ({ fieldErrors }: FormState): FieldErrors<Values> =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([name, message]) => [name, { type: 'server', message }]),
  );

/**
 * {@link useActionForm} with validation in the browser by the action's own schema: the form before sending,
 * a field with an error again while typing. Spread `field(name)` on each input. The form has no default
 * values: they would replace text typed before hydration.
 */
export function useSchemaForm<S extends z.ZodType<unknown, Values>>({
  schema,
  onInvalid,
  onResponse,
  ...options
}: Options<S>) {
  const submission = useActionForm({
    ...options,
    onResponse: (response) => {
      for (const [name, message] of Object.entries(response.fieldErrors))
        setError(name, { message });
      onResponse?.(response);
    },
  });
  const { state, pending, send, summary } = submission;
  // The errors of a form posted without JavaScript.
  const [posted] = useState(() => serverErrors(state));
  const { register, handleSubmit, setError, getValues, setValue, trigger, formState } = useForm<
    Values,
    unknown,
    unknown
  >({
    resolver: zodResolver<Values, unknown, unknown>(schema),
    errors: posted,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = formState;

  useEffect(() => {
    if (submitCount > 0 && !isSubmitSuccessful) summary.current?.focus();
  }, [submitCount, isSubmitSuccessful, summary]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending || isSubmitting) return;
    const data = new FormData(event.currentTarget);
    // Password managers may fill in fields without an input event.
    for (const name of Object.keys(getValues())) setValue(name, String(data.get(name) ?? ''));
    void handleSubmit(() => send(data), onInvalid)(event);
  }

  const errorOf = (name: string) => errors[name]?.message;
  return {
    ...submission,
    errors: Object.fromEntries(Object.keys(errors).map((name) => [name, errorOf(name)])),
    field: (name: keyof z.input<S> & string) => ({
      ...register(name, { onChange: () => errors[name] && void trigger(name) }),
      defaultValue: state.values[name],
      error: errorOf(name),
    }),
    form: { ...submission.form, onSubmit },
  };
}
