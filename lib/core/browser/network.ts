import { toast } from './toast';

/** The specification's sentence for a request that got no response (section 8). */
export const NETWORK_FAILED = 'Network connection failed. Please check your internet connection.';

/** Messages of a failed fetch in Chromium and Node, Firefox, and Safari (the last two). */
const FETCH_FAILED = /fetch|network|load failed|internet connection/i;

export const isFetchFailure = (error: unknown) =>
  error instanceof TypeError && FETCH_FAILED.test(error.message);

/** `message`, with its text replaced where a request of the browser got no response. */
export const requestFailure = (message: { title: string; text?: string }, error: unknown) =>
  isFetchFailure(error) ? { title: message.title, text: NETWORK_FAILED } : message;

/** Shows a toast and returns true if the browser is offline; sonner-toaster.tsx adds the toast's text. */
export function toastIfOffline(): boolean {
  if (navigator.onLine) return false;
  toast.error('You are offline');
  return true;
}
