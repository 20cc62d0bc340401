import { toast } from './toast';

/** The specification's sentence for a request that got no response (section 8). */
export const NETWORK_FAILED = 'Network connection failed. Please check your internet connection.';

/** Whether the browser has no network, which a toast then says: see toaster.tsx for its text. */
export function toastIfOffline(): boolean {
  if (navigator.onLine) return false;
  toast.error('You are offline');
  return true;
}
