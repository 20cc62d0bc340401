import 'server-only';
import { BrokenCircuitError } from 'cockatiel';
import { consumeRateLimit, enforceRateLimit } from '../core/http/rate-limit';
import { logError, logSecurityEvent } from '../core/logging/logger';
import { historyAsker } from './ask';
import { type Endpoint, historyCheckEndpoint } from './endpoint';
import type { HistoryOutcome, HistoryRecord } from './types';

const MINUTE = { times: 10, seconds: 60 };
const DAY = { times: 60, seconds: 24 * 3600 };
/** Maximum of checks a day by all visitors together: many networks do not run up a bill without end. */
const SITE_DAY = { times: 2000, seconds: 24 * 3600 };

const KEPT_MS = 24 * 3600 * 1000;
const MAX_KEPT = 500;

/** Module state: one breaker for all requests, and the answers of a day, oldest first. */
const ask = historyAsker();
const kept = new Map<string, { at: number; records: HistoryRecord[] | null }>();

function keep(key: string, records: HistoryRecord[] | null) {
  kept.delete(key);
  kept.set(key, { at: Date.now(), records });
  const [oldest = key] = kept.keys();
  if (kept.size > MAX_KEPT) kept.delete(oldest);
}

const outcomeOf = (records: HistoryRecord[] | null, { isMadeUp }: Endpoint): HistoryOutcome =>
  records ? { records, isMadeUp } : 'unknown vehicle';

/** Whether there is a provider or a stand-in to ask. */
export const hasHistoryCheck = () => historyCheckEndpoint() !== null;

/**
 * Checks a vehicle by its plate and miles, for a network: an answer of the last day, else a new one;
 * null where nobody can be asked. Throws TooManyAttempts, and BackendError if they cannot be counted.
 */
export async function checkHistory(
  registration: string,
  mileage: number | null,
  network: string,
): Promise<HistoryOutcome | null> {
  const endpoint = historyCheckEndpoint();
  if (!endpoint) return null;
  const key = `${endpoint.url} ${registration} ${mileage}`;
  const known = kept.get(key);
  if (known && Date.now() - known.at < KEPT_MS) return outcomeOf(known.records, endpoint);
  await enforceRateLimit('history-check-minute/network', network, MINUTE);
  await enforceRateLimit('history-check-day/network', network, DAY);
  if (!(await consumeRateLimit('history-check-day/site', 'all', SITE_DAY))) {
    logSecurityEvent('limit refused', { limit: 'history-check-day/site' });
    return 'used up';
  }
  try {
    const records = await ask(endpoint, { registration, mileage });
    keep(key, records);
    return outcomeOf(records, endpoint);
  } catch (error) {
    // While the breaker is open no request is sent, so there is no new failure to report.
    if (!(error instanceof BrokenCircuitError)) logError('history check', error);
    return 'down';
  }
}
