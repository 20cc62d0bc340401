import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { SITE_UPDATED } from '../errors/form-messages';
import type { Message } from '../errors/messages';
import { isFetchFailure, NETWORK_FAILED } from './network';

/**
 * Returns `message`, with its text replaced if a request of the browser got no response; returns
 * another message if a new release of the site no longer has the action of this page.
 */
export function requestFailure(message: Message, error: unknown): Message {
  if (unstable_isUnrecognizedActionError(error)) return SITE_UPDATED;
  return isFetchFailure(error) ? { title: message.title, text: NETWORK_FAILED } : message;
}
