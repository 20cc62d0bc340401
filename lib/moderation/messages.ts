import type { Message } from '../core/errors/messages';

/** Messages of the appeal form. */
export const appealMessages = {
  failed: { title: 'Appeal not sent', text: 'Nothing you typed is lost. Please try again.' },
  tooMany: {
    title: 'Appeal not sent',
    text: 'Too many appeals came from your network today. Nothing you typed is lost: try again tomorrow.',
  },
  closed: {
    title: 'Appeal not sent',
    text: 'We have taken this decision back, or it is older than six months.',
  },
  another: {
    title: 'Appeal not sent',
    text: 'You appealed against this decision before. We look at that appeal.',
  },
  gone: { title: 'Appeal not sent', text: 'This decision is no longer there.' },
} as const satisfies Record<string, Message>;
