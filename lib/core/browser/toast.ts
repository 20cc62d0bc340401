/** A toast; at most one is shown (product specification, sections 4 and 9). Browser only. */
export type Toast = { kind: 'message' | 'error'; title: string; description?: string };

export const TOAST_EVENT = 'forecourt:toast';
export const TOAST_MS = { message: 1_000_000, error: 5000 } as const;

const show = (toast: Toast) =>
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: toast }));

export const toast = {
  message: (title: string, description?: string) => show({ kind: 'message', title, description }),
  error: (title: string, description?: string) => show({ kind: 'error', title, description }),
};
