import 'server-only';
import { headers } from 'next/headers';
import { ActionError } from '../core/actions/define-action';
import { TooManyAttempts } from '../core/errors/messages';
import { enforceRateLimit, networkFrom } from '../core/http/rate-limit';
import { logError } from '../core/logging/logger';
import { valuationMessages } from './messages';

/** Rate limits per network, which many visitors may share. */
const VALUATIONS = [
  { name: 'valuation-minute', times: 30, seconds: 60, refusal: valuationMessages.tooFast },
  { name: 'valuation-day', times: 300, seconds: 24 * 3600, refusal: valuationMessages.tooMany },
];

/**
 * Counts a valuation per network; throws ActionError beyond a limit. A valuation needs no backend, so a
 * limit that cannot be counted is logged and lets it through.
 */
export async function countValuation() {
  const network = networkFrom(await headers());
  for (const { name, refusal, ...limit } of VALUATIONS) {
    try {
      await enforceRateLimit(`${name}/network`, network, limit);
    } catch (error) {
      if (error instanceof TooManyAttempts) throw new ActionError(refusal);
      logError('limit of valuations', error);
      return;
    }
  }
}
