import { QueryClient } from '@tanstack/react-query';

/** Module-level is safe: this module is loaded only in the browser, with the dashboard. */
export const queryClient = new QueryClient();
export const OPTIONS = { networkMode: 'always', retry: false, gcTime: 60_000 } as const;
