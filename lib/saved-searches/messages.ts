import type { Message } from '../core/errors/messages';
import { MAX_SEARCHES } from './constants';

const NOT_SAVED = 'Search not saved';

/** The text beyond the limit of an hour. */
export const TOO_FAST =
  'That was a lot in a short time. Nothing you typed is lost: try again in an hour.';

/** Messages of the actions of saved searches. */
export const searchMessages = {
  failed: { title: NOT_SAVED, text: 'Nothing you typed is lost. Please try again.' },
  empty: { title: NOT_SAVED, text: 'Choose at least one filter: this search is every car.' },
  full: { title: NOT_SAVED, text: `You have ${MAX_SEARCHES} saved searches: delete one first.` },
  tooLong: {
    title: NOT_SAVED,
    text: 'This search has too many filters to be saved. Take some off.',
  },
  tooMany: { title: NOT_SAVED, text: 'That is enough for one day. Try again tomorrow.' },
  gone: { title: 'Search not found', text: 'This saved search is no longer there.' },
  ended: {
    title: 'This link has ended',
    text: 'It works for 30 days after its e-mail. Ask for a new one.',
  },
  notChanged: { title: 'Not changed', text: 'Please try again.' },
  notDeleted: { title: 'Not deleted', text: 'Please try again.' },
  changed: { title: 'Search changed' },
  confirmed: { title: 'Search confirmed' },
  deleted: { title: 'Search deleted' },
  renewed: { title: 'Feed address renewed', text: 'The old address no longer works.' },
  linkSent: {
    title: 'Check your e-mail',
    text: 'If searches are saved under this address, a link to them is on its way. It works for 30 days.',
  },
  linkNotSent: { title: 'No link sent', text: 'Please try again.' },
} as const satisfies Record<string, Message>;

/** Messages by the error code that the SQL functions of saved searches raise. */
export const searchFailures: Record<string, Message> = {
  P0002: searchMessages.gone,
  PT409: searchMessages.full,
  PT429: searchMessages.tooMany,
};
