import type { Message } from '../core/errors/messages';

const title = 'Offer not sent';

/** Messages of the offer actions. */
export const offerMessages = {
  failed: { title, text: 'Nothing you typed is lost. Please try again.' },
  notAnswered: { title: 'Not answered', text: 'Please try again.' },
  tooMany: { title, text: 'That is enough for one day. Try again tomorrow.' },
  gone: { title: 'Conversation not found', text: 'This conversation is no longer there.' },
} as const satisfies Record<string, Message>;

/** Messages by the error code that the SQL functions of offers raise. */
export const offerFailures: Record<string, Message> = {
  P0002: { title, text: 'This car is no longer for sale, or the conversation is gone.' },
  PT403: { title, text: 'This is your own listing.' },
  PT409: {
    title,
    text: 'This conversation takes no offers: it is blocked, or our staff are looking at it.',
  },
  PT410: {
    title: 'This offer is no longer open',
    text: 'It was answered in another tab, withdrawn, or its time is over. The conversation shows what happened.',
  },
  PT412: {
    title: 'The price has changed',
    text: 'The page now shows the present price. Look at it, then press the button once more.',
  },
  PT423: {
    title: 'An offer is open already',
    text: 'Your conversation about this car has an open offer: it is answered or withdrawn first.',
  },
  PT428: {
    title: 'Is the sum right?',
    text: 'It is below a third of the asking price. Change it, or tick the box and send it once more.',
  },
  PT429: offerMessages.tooMany,
  '23514': {
    title,
    text: 'An offer is from £1 to twice the asking price, and stands for at most 14 days.',
  },
};

/** Stands beside everything that agrees a price. */
export const NO_CONTRACT =
  'Agreeing a price here is not a contract. Nothing is paid on Forecourt, and the car is not held for you.';
