import type { Message } from '../core/errors/messages';

/** Why the page of a history check shows no records. */
export const historyCheckMessages = {
  noPlate: {
    title: 'No number plate to check by',
    text: 'The seller hides the number plate or gives none. Ask for it, and check it before you pay.',
  },
  unknown: {
    title: 'No record of this number plate',
    text: 'The provider does not know it. Compare the plate with the V5C log book, and ask the seller.',
  },
  down: {
    title: 'The provider does not answer just now',
    text: 'This says nothing about the car. Please try again in a minute.',
  },
  tooMany: {
    title: 'Too many checks',
    text: 'Your network has asked for 10 checks in a minute, or 60 in a day. Please try again later.',
  },
  usedUp: {
    title: 'No more checks today',
    text: 'This site’s checks of the day are used up. This says nothing about the car. Please try again tomorrow.',
  },
  off: {
    title: 'History checks are not switched on',
    text: 'This site has no provider of history checks just now.',
  },
} as const satisfies Record<string, Message>;
