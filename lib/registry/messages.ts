import type { Message } from '../core/errors/messages';

const BY_HAND = 'Please fill in the form by hand.';

/** Messages of a look-up by number plate. */
export const lookUpMessages = {
  unknown: { title: 'Number plate not found', text: `Check what you typed. ${BY_HAND}` },
  down: { title: 'The registry does not answer', text: `Nothing you typed is lost. ${BY_HAND}` },
  notConfigured: {
    title: 'Look-up is not switched on',
    text: `This site cannot ask the registries. ${BY_HAND}`,
  },
  tooMany: {
    title: 'Too many look-ups',
    text: `Your network has looked up 10 number plates in a minute, or 60 in a day. Try again later. ${BY_HAND}`,
  },
  failed: { title: 'Look-up failed', text: `Nothing you typed is lost. ${BY_HAND}` },
  stale: {
    title: 'The registry does not answer just now',
    text: 'This is what it said the last time it was asked.',
  },
} as const satisfies Record<string, Message>;
