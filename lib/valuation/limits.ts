import 'server-only';
import { headers } from 'next/headers';
import { type Message, TooManyAttempts } from '../core/errors/messages';
import { enforceRateLimit, networkFrom } from '../core/http/rate-limit';
import { logError } from '../core/logging/logger';
import { valuationMessages } from './messages';

/** Rate limits per network, which many visitors may share. */
const LIMITS = {
  one: [
    { name: 'valuation-minute', times: 30, seconds: 60, refusal: valuationMessages.tooFast },
    { name: 'valuation-day', times: 300, seconds: 24 * 3600, refusal: valuationMessages.tooMany },
  ],
  result: [
    { name: 'valuation-result', times: 60, seconds: 60, refusal: valuationMessages.tooManyResults },
  ],
  file: [
    { name: 'valuation-file', times: 5, seconds: 60, refusal: valuationMessages.tooManyFiles },
  ],
};

/**
 * Counts a valuation of one car, a result's page or a file per network; returns the message of a
 * refusal. A valuation needs no backend, so a failure to count is logged and does not refuse it.
 */
export async function refuseValuation(what: keyof typeof LIMITS): Promise<Message | null> {
  const network = networkFrom(await headers());
  for (const { name, refusal, ...limit } of LIMITS[what]) {
    try {
      await enforceRateLimit(`${name}/network`, network, limit);
    } catch (error) {
      if (error instanceof TooManyAttempts) return refusal;
      logError('limit of valuations', error);
      return null;
    }
  }
  return null;
}
