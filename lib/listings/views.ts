import 'server-only';
import { consumeRateLimit, networkFrom } from '../core/http/rate-limit';
import { visitorHash } from '../core/http/visitor';
import { logError } from '../core/logging/logger';
import { env } from '../env';
import { serviceClient } from '../supabase/public';
import { write } from '../supabase/write';

/** Maximum number of views counted per network. */
const LIMIT = { times: 300, seconds: 3600 };

/**
 * Counts a view of a vehicle, once per network and day. Never throws: logs failures, and silently
 * ignores networks beyond the rate limit.
 */
export async function recordView(id: string, headers: Headers): Promise<void> {
  const network = networkFrom(headers);
  try {
    if (!(await consumeRateLimit('view/network', network, LIMIT))) return;
    const visitor = visitorHash(network, new Date(), env.supabaseSecretKey());
    const args = { p_vehicle_id: id, p_visitor_hash: visitor };
    await write(serviceClient().rpc('record_vehicle_view', args));
  } catch (error) {
    logError('vehicle view', error);
  }
}
