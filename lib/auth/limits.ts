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
/** How long a sign-in waits once an address was guessed at too often, from wherever. */
const SLOW_MS = 2000;

/**
 * How often one network may ask at all, how often it may name one address of mail, and how often that
 * address may be named by all networks together. The last is wide: it is what a stranger can use up.
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

type Count = [what: string, whose: string];

const attempt = (...counts: Count[]) => ({
  /** Takes the attempt back: it was no guess. */
  refund: async () => {
    await Promise.all(counts.map((count) => refundRateLimit(...count)));
  },
});

/**
 * Counts one attempt before anything is asked of the auth service, so that many at once are counted
 * too. A browser that the address knows has a count of its own. Beyond the wide limit a sign-in has to
 * wait: refused, the right password would be locked out by strangers. Throws TooManyAttempts.
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
