import { site } from '../site';
import { MAX_MESSAGE } from './chat';

const WAITING = `Staff read waiting conversations from ${site.supportHours}. While this site is a demonstration that may take long, or not happen. The answer will appear here: you can close this page and come back, signed in to the same account, or without one in this browser within 30 days.`;

/** Whether a visitor only accepts the offer of `nothingFound`, without a new question. */
export const isYes = (text: string) =>
  /^\W*(?:yes|yeah|yep|ok|okay|sure|please)\b(?:\W+(?:please|thanks|thank you|do|do that|pass it on|ask|ask one|a person|go ahead))*\W*$/i.test(
    text,
  );

/** LiveChat's automatic messages and errors. */
export const chatMessages = {
  nothingFound:
    'I do not know that; shall I pass it on to a person? Press Ask a person, or write yes. Or ask in other words.',
  person: `You asked for a person, and your conversation now waits for one. ${WAITING}`,
  tooMany: 'That was a lot of messages in a short time. Wait a minute, then send it again.',
  badRequest: `A message has between 1 and ${MAX_MESSAGE} characters.`,
  failed: 'LiveChat cannot be reached just now. Your text is still here: try again in a moment.',
} as const;
