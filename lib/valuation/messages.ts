import type { Message } from '../core/errors/messages';

/** Messages of the valuation form. */
export const valuationMessages = {
  tooFast: {
    title: 'Not valued yet',
    text: 'Your network asked for 30 valuations within a minute. Nothing you typed is lost: try again in a minute.',
  },
  tooMany: {
    title: 'Not valued yet',
    text: 'Your network asked for 300 valuations today. Nothing you typed is lost: try again tomorrow.',
  },
  gone: { title: 'Not valued yet', text: 'This valuation is no longer in your history.' },
  invalid: { title: 'Not valued yet', text: 'Please check the marked field.' },
} as const satisfies Record<string, Message>;
