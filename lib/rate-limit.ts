import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from './env';
import { BackendError, TooManyAttempts } from './errors';
import { serviceClient } from './supabase/public';
import { clientAddress, networkOf } from './visitor';

/** How often something may be done. */
export type Limit = { times: number; seconds: number };

/** Nobody can read from a key whose it is: a keyed hash, with what it limits. */
const keyOf = (what: string, whose: string) =>
  `${what}:${createHmac('sha256', env.supabaseSecretKey()).update(whose).digest('hex')}`;

/**
 * Counts one attempt at `what` by `whose` (an address, of mail or of the network). Throws
 * {@link TooManyAttempts} beyond the limit, BackendError when it cannot be counted.
 */
export async function takeAttempt(what: string, whose: string, { times, seconds }: Limit) {
  const { data, error, status } = await serviceClient().rpc('take_rate_limit', {
    p_key: keyOf(what, whose),
    p_limit: times,
    p_window_seconds: seconds,
  });
  if (error) throw new BackendError(error.message, error.code, status);
  if (!data) throw new TooManyAttempts(`too many attempts: ${what}`);
}

/** The network a request came from, as a limit counts it. */
export const networkFrom = (headers: Headers) =>
  networkOf(clientAddress(headers.get('x-forwarded-for'), env.trustedProxies()));
