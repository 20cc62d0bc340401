import 'server-only';
import { env } from '../env';
import { BackendError } from '../errors';
import { logError } from '../log';
import { networkFrom, tryAttempt } from '../rate-limit';
import { serviceClient } from '../supabase/public';
import { visitorHash } from '../visitor';

/** Different cars that one network may be counted for. */
const LIMIT = { times: 300, seconds: 3600 };

/**
 * Counts a look at a car, once a network and day. Never throws: a failure is one line in the log, a
 * network beyond its limit none.
 */
export async function recordView(id: string, headers: Headers): Promise<void> {
  const network = networkFrom(headers);
  try {
    if (!(await tryAttempt('view/network', network, LIMIT))) return;
    const { error, status } = await serviceClient().rpc('record_vehicle_view', {
      p_vehicle_id: id,
      p_visitor_hash: visitorHash(network, new Date(), env.supabaseSecretKey()),
    });
    if (error) throw new BackendError(error.message, error.code, status);
  } catch (error) {
    logError('vehicle view', error);
  }
}
