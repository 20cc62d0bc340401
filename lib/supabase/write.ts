import 'server-only';
import { BackendError } from '../core/errors/messages';

/** What a supabase-js query resolves to. */
export type QueryResult<T> = {
  data: T;
  error: { message: string; code?: string } | null;
  status: number;
};

/**
 * Sends a write and returns its data. It never retries: a failed request may still have been written.
 * supabase-js returns errors instead of throwing them; this throws them as {@link BackendError}.
 */
export async function write<T>(query: PromiseLike<QueryResult<T>>): Promise<T> {
  const { data, error, status } = await query;
  if (error) throw new BackendError(error.message, error.code, status);
  return data;
}
