import { toast } from './toast';

/** The specification's sentence for a request that got no response (section 8). */
export const NETWORK_FAILED = 'Network connection failed. Please check your internet connection.';

/** Shows a toast and returns true if the browser is offline; sonner-toaster.tsx adds the toast's text. */
export function toastIfOffline(): boolean {
  if (navigator.onLine) return false;
  toast.error('You are offline');
  return true;
}
