import type { AlertFrequency, SavedSearch } from './types';

/** A saved search with the sentences of its filters and the full address of its feed. */
export type ListedSearch = SavedSearch & { labels: string[]; feed: string };

/** A saved search as the holder of a mailed link sees it. */
export type LinkedSearch = {
  name: string;
  query: string;
  frequency: AlertFrequency;
  isPaused: boolean;
  isConfirmed: boolean;
  hasAccount: boolean;
};
