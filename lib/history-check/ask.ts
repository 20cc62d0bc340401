import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  handleWhen,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { Agent, request } from 'undici';
import type { Endpoint } from './endpoint';
import { readAnswer } from './protocol';
import type { HistoryRecord } from './types';

const MAX_RESPONSE = 512 * 1024;
const FAILURES_TO_OPEN = 5;

const agent = new Agent({ maxResponseSize: MAX_RESPONSE, keepAliveTimeout: 30_000 });

/** A failure of the provider. Its message has no number plate. */
class HistoryCheckError extends Error {
  override name = 'HistoryCheckError';
  constructor(
    readonly failure: 'outage' | 'refused' | 'unreadable',
    details: string,
  ) {
    super(`history check ${failure} (${details})`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Question = { registration: string; mileage: number | null };

async function send(
  { url, key }: Endpoint,
  question: Question,
  signal: AbortSignal,
): Promise<HistoryRecord[] | null> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const call = { method: 'POST', headers, body: JSON.stringify(question), signal } as const;
  const answered = await request(`${url}/v1/checks`, { ...call, dispatcher: agent })
    .then(async ({ statusCode, body }) => ({ status: statusCode, text: await body.text() }))
    .catch((error: { code?: unknown }) => {
      const isTooLong = error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
      throw new HistoryCheckError(isTooLong ? 'unreadable' : 'outage', String(error.code ?? ''));
    });
  const { status } = answered;
  const body = parseJson(answered.text);
  if (status === 200) {
    const records = readAnswer(question.registration, body);
    if (records) return records;
    throw new HistoryCheckError('unreadable', 'HTTP 200');
  }
  // A 404 of a gateway means a wrong address, not an unknown vehicle.
  const isUnknown = (body as { error?: unknown } | null | undefined)?.error === 'unknown_vehicle';
  if (status === 404 && isUnknown) return null;
  const isOutage = status === 429 || status >= 500;
  throw new HistoryCheckError(isOutage ? 'outage' : 'refused', `HTTP ${status}`);
}

type Options = { timeoutMs?: number; pauseMs?: number; halfOpenAfterMs?: number };

/**
 * Asks the provider under one policy: a breaker, in it a timeout, in it one retry after an outage.
 * The same question asked meanwhile shares its answer: each costs money.
 * The function returns null for an unknown vehicle and throws HistoryCheckError, or cockatiel's
 * TaskCancelledError after the timeout and BrokenCircuitError while the breaker is open.
 */
export function historyAsker({
  timeoutMs = 3000,
  pauseMs = 200,
  halfOpenAfterMs = 10_000,
}: Options = {}) {
  const isOutage = (error: Error) =>
    error instanceof TaskCancelledError ||
    (error instanceof HistoryCheckError && error.failure === 'outage');
  const policy = wrap(
    circuitBreaker(handleWhen(isOutage), {
      halfOpenAfter: halfOpenAfterMs,
      breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
    }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
    retry(
      handleType(HistoryCheckError, ({ failure }) => failure === 'outage'),
      { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: pauseMs }) },
    ),
  );
  const pending = new Map<string, Promise<HistoryRecord[] | null>>();
  return (endpoint: Endpoint, question: Question) => {
    const key = `${endpoint.url} ${question.registration} ${question.mileage}`;
    const known = pending.get(key);
    if (known) return known;
    // Each call has its own signal: cockatiel would add a listener per call to a shared one.
    const { signal: whole } = new AbortController();
    const answer = policy
      .execute(({ signal }) => send(endpoint, question, signal), whole)
      .finally(() => pending.delete(key));
    pending.set(key, answer);
    return answer;
  };
}
