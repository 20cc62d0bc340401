import 'server-only';
import { headers } from 'next/headers';
import { type Limit, networkFrom, takeAttempt } from '../rate-limit';

type Kind = 'sign-in' | 'sign-up' | 'reset' | 'resend' | 'confirm';

const QUARTER_HOUR = 15 * 60;
const HOUR = 3600;

/** How often one address of mail may be named, and how often one network may ask. */
const LIMITS: Record<Kind, { email: Limit; network: Limit }> = {
  'sign-in': {
    email: { times: 10, seconds: QUARTER_HOUR },
    network: { times: 60, seconds: QUARTER_HOUR },
  },
  'sign-up': { email: { times: 5, seconds: HOUR }, network: { times: 20, seconds: HOUR } },
  reset: { email: { times: 3, seconds: QUARTER_HOUR }, network: { times: 20, seconds: HOUR } },
  resend: { email: { times: 3, seconds: QUARTER_HOUR }, network: { times: 20, seconds: HOUR } },
  confirm: {
    email: { times: 10, seconds: QUARTER_HOUR },
    network: { times: 60, seconds: QUARTER_HOUR },
  },
};

/**
 * Counts one attempt, by the network it comes from and the address it names, before anything is asked
 * of the auth service. Throws TooManyAttempts.
 */
export async function countAttempt(kind: Kind, email: string) {
  const limits = LIMITS[kind];
  await takeAttempt(`${kind}/network`, networkFrom(await headers()), limits.network);
  await takeAttempt(`${kind}/email`, email, limits.email);
}
