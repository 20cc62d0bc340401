import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '../../env';
import { serviceClient } from '../../supabase/public';
import { write } from '../../supabase/write';
import { TooManyAttempts } from '../errors/messages';
import { logError, logSecurityEvent } from '../logging/logger';
import { clientAddress, networkOf } from './visitor';

/** How often something may be done. */
export type Limit = { times: number; seconds: number };

/** Nobody can read from a key whose it is: a keyed hash, with what it limits. */
const keyOf = (what: string, whose: string) =>
  `${what}:${createHmac('sha256', env.supabaseSecretKey()).update(whose).digest('hex')}`;

/**
 * Counts one attempt at `what` by `whose` (an address, of mail or of the network); false beyond the
 * limit. Throws BackendError when it cannot be counted.
 */
export async function consumeRateLimit(what: string, whose: string, { times, seconds }: Limit) {
  const args = { p_key: keyOf(what, whose), p_limit: times, p_window_seconds: seconds };
  return write(serviceClient().rpc('take_rate_limit', args));
}

/** As consumeRateLimit, but throws {@link TooManyAttempts} beyond the limit. */
export async function enforceRateLimit(what: string, whose: string, limit: Limit) {
  if (await consumeRateLimit(what, whose, limit)) return;
  logSecurityEvent('limit refused', { limit: what });
  throw new TooManyAttempts(`too many attempts: ${what}`);
}

/** Takes back an attempt that turned out to be harmless. A failure is logged: the visitor goes on. */
export async function refundRateLimit(what: string, whose: string) {
  const refund = serviceClient().rpc('refund_rate_limit', { p_key: keyOf(what, whose) });
  await write(refund).catch((error: unknown) => logError('refund of an attempt', error));
}

/** The network a request came from, as a limit counts it. */
export const networkFrom = (headers: Headers) =>
  networkOf(clientAddress(headers.get('x-forwarded-for'), env.trustedProxies()));

/** The network of a request for the log: tells two apart, and cannot be read back. */
export const networkCode = (headers: Headers) =>
  createHmac('sha256', env.supabaseSecretKey())
    .update(`log ${networkFrom(headers)}`)
    .digest('hex')
    .slice(0, 16);
