import {
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IRetryBackoffContext,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { RegistryError } from './http';

const MAX_RETRIES = 2;
const FAILURES_TO_OPEN = 5;

export type PolicyOptions = {
  /** Maximum time of a call with its retries. */
  timeoutMs?: number;
  /** Pause before the first retry; doubled before the next. */
  firstPauseMs?: number;
  /** Time after which an open breaker lets one call through. */
  halfOpenAfterMs?: number;
};

const retryAfterOf = (error: unknown) =>
  error instanceof RegistryError ? error.retryAfterMs : null;

/** Whether the registry itself failed, not only its response about one plate. */
const isOutage = (error: Error) =>
  error instanceof TaskCancelledError ||
  (error instanceof RegistryError && /^(unreachable|limited|broken)$/.test(error.failure));

/**
 * The policy of one registry: a breaker, in it a timeout, in it retries after 429, 5xx and network
 * errors. An unreadable response about one plate does not open the breaker. After a Retry-After
 * longer than the timeout, there is no retry.
 */
export function registryPolicy({
  timeoutMs = 3000,
  firstPauseMs = 150,
  halfOpenAfterMs = 10_000,
}: PolicyOptions = {}) {
  const isTransient = (error: Error) =>
    error instanceof RegistryError && isOutage(error) && (error.retryAfterMs ?? 0) < timeoutMs;
  const pause = ({ attempt, result }: IRetryBackoffContext<unknown>) => {
    // Half of it is random, so that callers do not return at the same time.
    const backoff = firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random());
    return Math.max(backoff, retryAfterOf('error' in result ? result.error : null) ?? 0);
  };
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: halfOpenAfterMs,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  return wrap(
    breaker,
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
    retry(handleWhen(isTransient), {
      maxAttempts: MAX_RETRIES,
      backoff: new DelegateBackoff(pause),
    }),
  );
}
