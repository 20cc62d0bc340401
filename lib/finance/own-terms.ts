import { deviceText } from '../core/browser/device-text';

/** The deposit, term and rate that the visitor typed last, on this device alone. Browser only. */
const store = deviceText('finance-terms');

const NAMES = ['deposit', 'months', 'apr'] as const;
const MAX_LENGTH = 20;

/** Fills the empty fields of a form with the last terms. */
export function fillOwnTerms(form: HTMLFormElement) {
  let stored: unknown;
  try {
    stored = JSON.parse(store.load() ?? 'null');
  } catch {
    return;
  }
  if (typeof stored !== 'object' || stored === null) return;
  for (const name of NAMES) {
    const value = (stored as Record<string, unknown>)[name];
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && !field.value && typeof value === 'string')
      field.value = value.slice(0, MAX_LENGTH);
  }
}

/** Keeps the terms of a form for the next car. */
export function keepOwnTerms(form: HTMLFormElement) {
  const typed = new FormData(form);
  store.store(
    JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, String(typed.get(name) ?? '')]))),
  );
}
