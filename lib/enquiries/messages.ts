import type { Message } from '../core/errors/messages';

/** Messages of the enquiry actions. */
export const enquiryMessages = {
  failed: { title: 'Message not sent', text: 'Nothing you typed is lost. Please try again.' },
  notForSale: { title: 'Message not sent', text: 'This car is no longer for sale.' },
  ownListing: { title: 'Message not sent', text: 'This is your own listing.' },
  closed: {
    title: 'Message not sent',
    text: 'This conversation is closed: one of you has blocked it, or the account is gone.',
  },
  tooMany: { title: 'Message not sent', text: 'That is enough for one day. Try again tomorrow.' },
  tooFast: {
    title: 'Message not sent',
    text: 'That was a lot in a short time. Nothing you typed is lost: try again in an hour.',
  },
  gone: { title: 'Conversation not found', text: 'This conversation is no longer there.' },
  linkSent: {
    title: 'New link sent',
    text: 'If this conversation still exists, a new link is on its way to the address it was mailed to.',
  },
  linkNotSent: { title: 'No new link sent', text: 'Please try again.' },
  notBlocked: { title: 'Not saved', text: 'Please try again.' },
  notReported: { title: 'Report not sent', text: 'Nothing you typed is lost. Please try again.' },
  replyNotSaved: { title: 'Reply not saved', text: 'Please try again.' },
  repliesFull: {
    title: 'Reply not saved',
    text: 'You have 20 saved replies: delete one first.',
  },
} as const satisfies Record<string, Message>;

/** Messages by the error code that the SQL functions of enquiries raise. */
export const enquiryFailures: Record<string, Message> = {
  P0002: enquiryMessages.notForSale,
  PT403: enquiryMessages.ownListing,
  PT409: enquiryMessages.closed,
  PT429: enquiryMessages.tooMany,
};
