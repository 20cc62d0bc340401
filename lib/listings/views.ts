import 'server-only';
import { consumeRateLimit, networkFrom } from '../core/http/rate-limit';
import { isVisitor, visitorHash } from '../core/http/visitor';
import { logError } from '../core/logging/logger';
import { currentUser } from '../core/session/current-user';
import { env } from '../env';
import { serviceClient } from '../supabase/public';
import { write } from '../supabase/write';

/** Maximum number of views counted per network. */
const LIMIT = { times: 300, seconds: 3600 };

/**
 * The id of the user; undefined also while the auth service is down, because the view still counts.
 */
const userId = async () => {
  try {
    return (await currentUser())?.id;
  } catch (error) {
    logError('user of a view', error);
    return undefined;
  }
};

/** Arguments of a counter: the car, the visitor as a hash that changes each day, and the user, if signed in. */
const countArgs = async (id: string, network: string) => ({
  p_vehicle_id: id,
  p_visitor_hash: visitorHash(network, new Date(), env.signingKeys()[0]),
  p_user_id: await userId(),
});

/**
 * Counts a view of a vehicle, once per network and day, never the seller's. Never throws: logs failures, and
 * silently ignores networks beyond the rate limit.
 */
export async function recordView(id: string, headers: Headers): Promise<void> {
  const network = networkFrom(headers);
  try {
    if (!(await consumeRateLimit('view/network', network, LIMIT))) return;
    await write(serviceClient().rpc('record_vehicle_view', await countArgs(id, network)));
  } catch (error) {
    logError('vehicle view', error);
  }
}

/**
 * Counts that a visitor displayed the seller's number, once per network and day, never the seller.
 * Never throws: logs failures. revealPhone limits the rate.
 */
export async function recordNumberShown(id: string, headers: Headers): Promise<void> {
  if (!isVisitor(headers)) return;
  try {
    const args = await countArgs(id, networkFrom(headers));
    await write(serviceClient().rpc('record_number_shown', args));
  } catch (error) {
    logError('number shown', error);
  }
}
