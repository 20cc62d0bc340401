import 'server-only';
import { BackendError } from '../core/errors/messages';

type Answer<T> = {
  data: T;
  error: { message: string; code?: string } | null;
  status: number;
};

/** Asking again cannot help where permission is what is missing (product specification, section 7). */
const FINAL_CODES = new Set(['PGRST301', '42501']);
const MAX_RETRIES = 3;
const FIRST_PAUSE_MS = 50;
/** No new attempt once a visitor has waited this long: after one that timed out there is none. */
const PATIENCE_MS = 3000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether another attempt may end differently: no answer, or one that blames the backend itself. */
const isPassing = ({ status, code }: BackendError) =>
  !FINAL_CODES.has(code) && (status === 0 || status === 429 || status >= 500);

/**
 * Runs a read and returns its data, asking again at most three times. supabase-js returns errors
 * instead of throwing them; this throws them as {@link BackendError}.
 */
export async function withRetry<T>(
  query: () => PromiseLike<Answer<T>>,
): Promise<NonNullable<T> | null> {
  const started = Date.now();
  for (let retries = 0; ; retries += 1) {
    const { data, error, status } = await query();
    if (!error) return data ?? null;
    const failure = new BackendError(error.message, error.code, status);
    const tired = Date.now() - started > PATIENCE_MS;
    if (retries === MAX_RETRIES || tired || !isPassing(failure)) throw failure;
    await pause(FIRST_PAUSE_MS * 2 ** retries);
  }
}
