import 'server-only';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { AppealableDecision } from './types';

/** A decision that can be appealed against, or null. For whoever holds its token. Throws BackendError. */
export const getAppealableDecision = async (id: string) =>
  (await withRetry(() =>
    serviceClient().rpc('appealable_decision', { p_id: id }),
  )) as AppealableDecision | null;
