'use client';

import { useEffect } from 'react';
import { restoreFields } from '@/lib/core/browser/restore-fields';
import { type ActionFormOptions, usePressForm } from './use-press-form';

/**
 * Connects a form to a server action; works without JavaScript. With it: prevents double submission,
 * toasts the result and focuses the summary. A network failure becomes a failed state and the input
 * is preserved. Spread `form` on the `<form>`. For validation in the browser see useSchemaForm.
 */
export function useActionForm(options: ActionFormOptions) {
  const form = usePressForm(options);
  // Runs after this commit, so that dependent fields, such as a model's of its make, render at once.
  useEffect(() => queueMicrotask(restoreFields), []);
  return form;
}

/** A form of {@link useActionForm}, for a component that draws it. */
export type ActionForm = ReturnType<typeof useActionForm>;
