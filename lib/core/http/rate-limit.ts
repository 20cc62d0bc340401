import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '../../env';
import { serviceClient } from '../../supabase/public';
import { write } from '../../supabase/write';
import { TooManyAttempts } from '../errors/messages';
import { logError, logSecurityEvent } from '../logging/logger';
import { clientAddress, networkOf } from './visitor';

/** Maximum number of attempts (`times`) within `seconds`. */
export type Limit = { times: number; seconds: number };

/** The stored key: the action's name and a keyed hash, from which the subject cannot be read. */
const keyOf = (action: string, subject: string) =>
  `${action}:${createHmac('sha256', env.signingKeys()[0]).update(subject).digest('hex')}`;

/**
 * Counts one attempt at `action` by `subject` (an e-mail address or a network). Returns false beyond
 * the limit. Throws BackendError when the attempt cannot be counted.
 */
export async function consumeRateLimit(action: string, subject: string, { times, seconds }: Limit) {
  const args = { p_key: keyOf(action, subject), p_limit: times, p_window_seconds: seconds };
  return write(serviceClient().rpc('take_rate_limit', args));
}

/** Works like consumeRateLimit, but throws {@link TooManyAttempts} beyond the limit. */
export async function enforceRateLimit(action: string, subject: string, limit: Limit) {
  if (await consumeRateLimit(action, subject, limit)) return;
  logSecurityEvent('limit refused', { limit: action });
  throw new TooManyAttempts(`too many attempts: ${action}`);
}

/** Refunds a harmless attempt. A failure is logged and not thrown. */
export async function refundRateLimit(action: string, subject: string) {
  const refund = serviceClient().rpc('refund_rate_limit', { p_key: keyOf(action, subject) });
  await write(refund).catch((error: unknown) => logError('refund of a rate limit', error));
}

/** The client's network, the unit that rate limits count. */
export const networkFrom = (headers: Headers) =>
  networkOf(clientAddress(headers.get('x-forwarded-for'), env.trustedProxies()));

/** A keyed hash of the client's network for the log, from which the address cannot be read. */
export const networkCode = (headers: Headers) =>
  createHmac('sha256', env.signingKeys()[0])
    .update(`log ${networkFrom(headers)}`)
    .digest('hex')
    .slice(0, 16);
