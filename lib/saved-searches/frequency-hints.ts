import type { AlertFrequency } from './types';

/** What each choice of FREQUENCIES means, in the form. */
export const FREQUENCY_HINTS: Record<AlertFrequency, string> = {
  at_once: 'One e-mail an hour at most',
  daily: 'One e-mail with all that came since, at 8 o’clock',
  weekly: 'One e-mail with all that came since, at 8 o’clock',
  page: 'No e-mails: new cars are counted with your saved searches',
};

/** The choice that the form begins with. */
export const DEFAULT_FREQUENCY: AlertFrequency = 'daily';
