import 'server-only';
import { env } from '../env';
import { BackendError } from '../errors';
import { logError } from '../log';
import { serviceClient } from '../supabase/public';
import { clientAddress, visitorHash } from '../visitor';

/** Counts a look at a car, once a visitor and day. Never throws: a failure is one line in the log. */
export async function recordView(id: string, headers: Headers): Promise<void> {
  try {
    const address = clientAddress(headers.get('x-forwarded-for'), env.trustedProxies());
    const { error, status } = await serviceClient().rpc('record_vehicle_view', {
      p_vehicle_id: id,
      p_visitor_hash: visitorHash(
        address,
        headers.get('user-agent') ?? '',
        new Date(),
        env.supabaseSecretKey(),
      ),
    });
    if (error) throw new BackendError(error.message, error.code, status);
  } catch (error) {
    logError('vehicle view', error);
  }
}
