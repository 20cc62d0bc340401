import type { BackendError } from '../core/errors/messages';
import { isBackendDown } from './circuit';
import { backendError, type QueryResult } from './write';

/** Permission errors (product specification, section 7) and missing rows, which a retry cannot fix. */
const FINAL_CODES = new Set(['PGRST301', '42501', 'P0002']);
const MAX_RETRIES = 3;
const FIRST_PAUSE_MS = 50;
/** No retry after this time; a request that timed out alone exceeds it. */
const MAX_WAIT_MS = 3000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether a retry may succeed: no response, a rate limit, or a server error. */
const isTransient = ({ status, code }: BackendError) =>
  !FINAL_CODES.has(code) && (status === 0 || status === 429 || status >= 500);

/** A read: a query of supabase-js, whose own retries can be switched off, or a promise of its result. */
type Read<T> = PromiseLike<QueryResult<T>> & { retry?: (enabled: boolean) => Read<T> };

/**
 * Runs a read and returns its data, with up to three retries. supabase-js returns errors instead of
 * throwing them; this throws them as {@link BackendError}. Jobs use it too, which run outside Next.
 */
export async function withRetry<T>(query: () => Read<T>): Promise<NonNullable<T> | null> {
  const started = Date.now();
  for (let retries = 0; ; retries += 1) {
    const read = query();
    const result = await (read.retry?.(false) ?? read);
    if (!result.error) return result.data ?? null;
    const failure = backendError(result);
    const isLate = Date.now() - started > MAX_WAIT_MS || isBackendDown();
    if (retries === MAX_RETRIES || isLate || !isTransient(failure)) throw failure;
    await pause(FIRST_PAUSE_MS * 2 ** retries);
  }
}
