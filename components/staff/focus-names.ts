import type { FormState } from '@/lib/core/actions/form-state';

/** The id of the heading of the names that wait. */
export const NAMES_ID = 'names';

/** Moves focus to the heading once a form has done its work, because the form then goes. */
export function focusNames({ status }: FormState) {
  if (status === 'done') document.getElementById(NAMES_ID)?.focus();
}
