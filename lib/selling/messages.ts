import type { Message } from '../core/errors/messages';

/** Messages about a seller's details and the application to be a dealer. */
export const sellerMessages = {
  saved: { title: 'Seller details saved' },
  unknownPostcode: {
    title: 'Not saved',
    text: 'This postcode is not known here. Please check it.',
  },
  applied: {
    title: 'Application sent',
    text: 'Our staff decide it, and the answer comes by e-mail.',
  },
  alreadyApplied: {
    title: 'You have applied already',
    text: 'Your application waits for our staff. The answer comes by e-mail.',
  },
} as const satisfies Record<string, Message>;
