import type { AlertFrequency } from './types';

/** How often mails tell of a search, with the labels of the choices; `page` sends none. */
export const FREQUENCIES = {
  at_once: 'At once',
  daily: 'Every morning',
  weekly: 'Every Monday',
  page: 'Only on this site',
} as const satisfies Record<AlertFrequency, string>;

/** The hint of each choice in the form. */
export const FREQUENCY_HINTS: Record<AlertFrequency, string> = {
  at_once: 'One e-mail an hour at most',
  daily: 'One e-mail with all that came since, at 8 o’clock',
  weekly: 'One e-mail with all that came since, at 8 o’clock',
  page: 'No e-mails: new cars are counted with your saved searches',
};

/** The choice that the form begins with. */
export const DEFAULT_FREQUENCY: AlertFrequency = 'daily';

/** Saved searches of one person. */
export const MAX_SEARCHES = 50;
/** Characters of a search's name and of its query. */
export const MAX_SEARCH_NAME = 80;
export const MAX_SEARCH_QUERY = 4000;
/** Days after which a search that was not confirmed is deleted. */
export const UNCONFIRMED_DAYS = 7;
