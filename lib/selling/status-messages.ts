import type { Message } from '../core/errors/messages';
import { type Outcome, STATUSES } from './own-listings';
import type { ListingStatus } from './types';

/** Messages of the forms that change a listing's status. */
export const statusMessages = {
  failed: { title: 'Not changed', text: 'Please try again.' },
  notAllowed: {
    title: 'Not changed',
    text: 'Our staff have taken this car off the site, and only they can put it back.',
  },
  notNow: { title: 'Not changed', text: 'This listing cannot become that now.' },
  notDeleted: {
    title: 'Not deleted',
    text: 'Our staff are still looking at this listing. You can withdraw it.',
  },
} as const satisfies Record<string, Message>;

type Present = { title: string; status: ListingStatus; isTakenDown: boolean; updatedAt: string };

const RECENT_MS = 10 * 60_000;

/**
 * The message of the list after an action, by the listing's present state; null if there is none.
 * An address may be old: its result is shown for ten minutes.
 */
export function outcomeText({ is }: Outcome, listing: Present | null, now = Date.now()) {
  if (!listing) {
    if (is === 'deleted') return 'The listing is deleted.';
    return is === 'conflict' ? 'Nothing was changed: this listing is no longer there.' : null;
  }
  const { title, status, isTakenDown, updatedAt } = listing;
  const state = stateText(status);
  if (is === 'conflict' && isTakenDown)
    return `Nothing was changed: our staff have taken the ${title} off the site.`;
  if (is === 'conflict')
    return `Nothing was changed: the ${title} was changed in another tab or on another device. It is ${state} now.`;
  const isRecent = now - Date.parse(updatedAt) < RECENT_MS;
  if (is === 'changed' && isRecent) return `The ${title} is ${state} now.`;
  if (is === 'confirmed' && status === 'active')
    return `The ${title} stays for sale. We ask again if nothing changes for 30 days.`;
  return null;
}

/** The state of a listing in a sentence: 'for sale', 'a draft'. */
function stateText(status: ListingStatus) {
  if (status === 'held') return 'held for a check';
  return status === 'draft' ? 'a draft' : STATUSES[status].toLowerCase();
}
