import 'server-only';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { AppealableDecision } from './types';

/**
 * Returns a decision that can be appealed against, for the holder of its token; null for any other.
 * Throws BackendError.
 */
export const getAppealableDecision = async (id: string) =>
  (await withRetry(() =>
    serviceClient().rpc('appealable_decision', { p_id: id }),
  )) as AppealableDecision | null;
