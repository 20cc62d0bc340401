import { BackendError } from '../core/errors/messages';
import { withoutInput } from '../core/logging/logger';

/** The result of a supabase-js query. */
export type QueryResult<T> = {
  data: T;
  error: { message: string; code?: string } | null;
  status: number;
};

/** Converts a result's error, without personal data: Next prints an uncaught error as it is. */
export const backendError = ({ error, status }: Pick<QueryResult<unknown>, 'error' | 'status'>) =>
  new BackendError(withoutInput(error?.message ?? ''), error?.code, status);

/**
 * Sends a write and returns its data. It never retries: a failed request may still have been written.
 * supabase-js returns errors instead of throwing them; this throws them as {@link BackendError}.
 */
export async function write<T>(query: PromiseLike<QueryResult<T>>): Promise<T> {
  const result = await query;
  if (result.error) throw backendError(result);
  return result.data;
}
