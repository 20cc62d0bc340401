import { formatDate } from '../format';
import { FREQUENCIES } from './constants';
import type { AlertFrequency, SavedSearch } from './types';

/** A frequency within a sentence: 'Every Monday' → 'every Monday'. */
export const describeFrequency = (frequency: AlertFrequency) =>
  FREQUENCIES[frequency].replace(/^./, (letter) => letter.toLowerCase());

/** Says whether and when the owner of a search gets e-mails. */
export function describeMails({ frequency, is_paused, is_refused, last_told_at }: SavedSearch) {
  if (is_paused)
    return is_refused ? 'Paused: your mailbox refused our e-mails.' : 'Paused: no e-mails.';
  if (frequency === 'page') return 'No e-mails.';
  const last = last_told_at ? `; last on ${formatDate(last_told_at)}` : '';
  return `By e-mail ${describeFrequency(frequency)}${last}.`;
}
