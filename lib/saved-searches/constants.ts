import type { AlertFrequency } from './types';

/** How often mails tell of a search, with the labels of the choices; `page` sends none. */
export const FREQUENCIES = {
  at_once: 'At once',
  daily: 'Every morning',
  weekly: 'Every Monday',
  page: 'Only on this site',
} as const satisfies Record<AlertFrequency, string>;

/** Saved searches of one person. */
export const MAX_SEARCHES = 50;
/** Characters of a search's name and of its query. */
export const MAX_SEARCH_NAME = 80;
export const MAX_SEARCH_QUERY = 4000;
/** Days after which a search that was not confirmed is deleted. */
export const UNCONFIRMED_DAYS = 7;
