import 'server-only';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { CountedGroup, OpenedValuations } from './misses';

// Safe casts: the functions build the JSON in these forms.

/** The published groups of sold cars, newest first. Throws BackendError. */
export const getMisses = async () =>
  (await withRetry(() => publicClient().rpc('valuation_misses'))) as CountedGroup[] | null;

/** The log of commitments, and the groups with their valuations and salts. Throws BackendError. */
export const getOpenedValuations = async () =>
  (await withRetry(() => publicClient().rpc('opened_valuations'))) as OpenedValuations | null;
