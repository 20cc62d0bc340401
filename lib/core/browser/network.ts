import { type Toast, toast } from './toast';

/** The specification's sentence for a request that got no response (section 8). */
export const NETWORK_FAILED = 'Network connection failed. Please check your internet connection.';

/** Messages of a failed fetch in Chromium and Node, Firefox, and Safari (the last two). */
const FETCH_FAILED = /fetch|network|load failed|internet connection/i;

export const isFetchFailure = (error: unknown) =>
  error instanceof TypeError && FETCH_FAILED.test(error.message);

/** The text below a toast's title: an error without one defaults to the network message while offline. */
export const toastText = ({ kind, description }: Toast) =>
  description ?? (kind === 'error' && !navigator.onLine ? NETWORK_FAILED : undefined);

/** Shows a toast, with the text of {@link toastText}, and returns true if the browser is offline. */
export function toastIfOffline(): boolean {
  if (navigator.onLine) return false;
  toast.error('You are offline');
  return true;
}
