import 'server-only';
import { headers } from 'next/headers';
import { ActionError } from '../core/actions/define-action';
import { TooManyAttempts } from '../core/errors/messages';
import { enforceRateLimit, networkFrom } from '../core/http/rate-limit';
import { logError } from '../core/logging/logger';
import { advertMessages } from './messages';

const LIMIT = { times: 20, seconds: 60 };

/**
 * Counts a check on the server per network. Throws ActionError beyond the limit, with the text to fill in again. A
 * check needs no backend, so a failure to count is logged and refuses none.
 */
export async function enforceCheckLimit(text: string): Promise<void> {
  try {
    await enforceRateLimit('advert-check/network', networkFrom(await headers()), LIMIT);
  } catch (error) {
    if (error instanceof TooManyAttempts)
      throw new ActionError(advertMessages.tooFast, {}, { text });
    logError('limit of advert checks', error);
  }
}
