import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { headers } from 'next/headers';
import {
  consumeRateLimit,
  enforceRateLimit,
  type Limit,
  networkFrom,
  refundRateLimit,
} from '../core/http/rate-limit';
import { knownDevice } from './known-device';

type Kind = 'sign-in' | 'sign-up' | 'reset' | 'resend' | 'confirm';

const QUARTER_HOUR = 15 * 60;
const HOUR = 3600;
/** Delay of a sign-in beyond the limit per email address. */
const SLOW_MS = 2000;

/**
 * Rate limits per network, per network and email address, and per email address from all networks.
 * The last is generous, because an attacker can exhaust it for another user's address.
 */
const LIMITS: Record<Kind, { network: Limit; pair: Limit; email: Limit }> = {
  'sign-in': {
    network: { times: 60, seconds: QUARTER_HOUR },
    pair: { times: 10, seconds: QUARTER_HOUR },
    email: { times: 50, seconds: QUARTER_HOUR },
  },
  'sign-up': {
    network: { times: 20, seconds: HOUR },
    pair: { times: 5, seconds: HOUR },
    email: { times: 20, seconds: HOUR },
  },
  reset: {
    network: { times: 20, seconds: HOUR },
    pair: { times: 3, seconds: QUARTER_HOUR },
    email: { times: 15, seconds: HOUR },
  },
  resend: {
    network: { times: 20, seconds: HOUR },
    pair: { times: 3, seconds: QUARTER_HOUR },
    email: { times: 15, seconds: HOUR },
  },
  confirm: {
    network: { times: 60, seconds: QUARTER_HOUR },
    pair: { times: 10, seconds: QUARTER_HOUR },
    email: { times: 50, seconds: QUARTER_HOUR },
  },
};

type Count = [name: string, key: string];

const attempt = (...counts: Count[]) => ({
  /** Uncounts an attempt that was not a wrong guess. */
  refund: async () => {
    await Promise.all(counts.map((count) => refundRateLimit(...count)));
  },
});

/**
 * Counts an attempt before the auth service is called, so that concurrent ones count too. A known
 * device has its own limit. Beyond the limit per email address a sign-in is delayed, not refused:
 * otherwise an attacker could lock out the owner. Throws TooManyAttempts.
 */
export async function limitAuthAttempt(kind: Kind, email: string) {
  const limits = LIMITS[kind];
  const device = await knownDevice(email);
  if (device) {
    const byDevice: Count = [`${kind}/device`, device];
    await enforceRateLimit(...byDevice, limits.pair);
    return attempt(byDevice);
  }
  const network = networkFrom(await headers());
  const byNetwork: Count = [`${kind}/network`, network];
  const byPair: Count = [`${kind}/pair`, `${network} ${email}`];
  const byEmail: Count = [`${kind}/email`, email];
  await Promise.all([
    enforceRateLimit(...byNetwork, limits.network),
    enforceRateLimit(...byPair, limits.pair),
  ]);
  if (kind !== 'sign-in') await enforceRateLimit(...byEmail, limits.email);
  else if (!(await consumeRateLimit(...byEmail, limits.email))) await wait(SLOW_MS);
  return attempt(byNetwork, byPair, byEmail);
}
