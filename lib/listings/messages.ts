import type { Message } from '../core/errors/messages';

/** The message of a seller's number that could not be shown; a car's page loads it alone. */
export const phoneFailed = { title: 'Number not shown' } satisfies Message;

/** Other messages of the form that shows a seller's number. */
export const phoneMessages = {
  limit: {
    title: 'Number not shown',
    text: 'Too many numbers were shown on your network today. Send a message instead, or try again tomorrow.',
  },
  noPhone: {
    title: 'Number not shown',
    text: 'The car is no longer for sale, or its seller takes no calls.',
  },
} as const satisfies Record<string, Message>;

/** Messages of the form that reports a listing. */
export const reportMessages = {
  failed: {
    title: 'Report not sent',
    text: 'Nothing you typed is lost. Please try again.',
  },
  limit: {
    title: 'Report not sent',
    text: 'That is enough for one day. Try again tomorrow, or tell us in LiveChat.',
  },
  gone: { title: 'Report not sent', text: 'This car is no longer for sale.' },
} as const satisfies Record<string, Message>;

/** The sentence on how a reporter hears the outcome. */
export const reportOutcome = {
  account: 'We e-mail you what we decide, unless your settings stop such e-mails.',
  stranger: 'You sent it signed out: we have no address to tell you what we decide.',
} as const;
