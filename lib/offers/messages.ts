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

export const reservationMessages = {
  saved: { title: 'Saved', text: 'Buyers see it in their conversation with you.' },
  notYours: { title: 'Not saved', text: 'This listing is not yours, or it is gone.' },
  failed: { title: 'Not saved', text: 'Please try again.' },
  tooMany: { title: 'Not saved', text: 'That was a lot in a short time: try again in an hour.' },
} as const satisfies Record<string, Message>;

const notReserved = 'Not reserved';

/** Why a buyer cannot reserve a car that others have had for long. */
export const RESERVED_ENOUGH =
  'Buyers together have a car for at most three days of any seven. The seller can allow more: write to them.';

/** Messages by the error code that the SQL functions of reservations raise. */
export const reservationFailures: Record<string, Message> = {
  P0002: {
    title: notReserved,
    text: 'This car is no longer for sale, or the conversation is gone.',
  },
  PT403: { title: 'Not saved', text: 'Only the seller decides this.' },
  PT405: { title: notReserved, text: 'The seller does not allow reservations of this car.' },
  PT409: {
    title: notReserved,
    text: 'This conversation takes no reservations: it is blocked, or our staff are looking at it.',
  },
  PT417: {
    title: notReserved,
    text: 'You have reserved two cars: end one of these reservations first.',
  },
  PT423: {
    title: notReserved,
    text: 'Somebody else was first. You can ask to be told when the car is free.',
  },
  PT425: {
    title: notReserved,
    text: 'You have reserved this car within the last seven days: others have their turn first.',
  },
  PT426: { title: notReserved, text: RESERVED_ENOUGH },
};

/** Stands beside everything that reserves a car. */
export const NO_MONEY =
  'No money is held, and a reservation is not a contract. It ends by itself, and either of you can end it sooner. The car’s page says until when it is reserved, and not for whom.';

/** Stands beside everything that agrees a price. */
export const NO_CONTRACT =
  'Agreeing a price here is not a contract. Nothing is paid on Forecourt, and an agreed price does not reserve the car.';
