import 'server-only';
import { toSummary } from '../listings/summary';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { readShortlistToken, shortlistToken } from './token';
import type { OwnShortlist, SharedShortlist } from './types';

/** Maximum number of reactions on the sharer's page. */
const MAX_REACTIONS = 500;

/** The user's shared shortlist with the reactions to it, newest first; null unless shared. Throws BackendError. */
export async function getOwnShortlist(): Promise<OwnShortlist | null> {
  const client = await sessionClient();
  const shared = await withRetry(() =>
    client.from('shared_shortlists').select('key, show_notes, show_name').maybeSingle(),
  );
  if (!shared) return null;
  const rows = await withRetry(() =>
    client
      .from('shortlist_reactions')
      .select('id, vehicle_id, visitor_name, answer, body, reacted_at')
      .order('reacted_at', { ascending: false })
      .limit(MAX_REACTIONS),
  );
  return {
    key: shared.key,
    token: shortlistToken(shared.key),
    showNotes: shared.show_notes,
    showName: shared.show_name,
    reactions: (rows ?? []).map(({ vehicle_id, visitor_name, reacted_at, ...reaction }) => ({
      ...reaction,
      vehicleId: vehicle_id,
      name: visitor_name,
      reactedAt: reacted_at,
    })),
  };
}

/**
 * The shortlist of an address, newest car first, with the reactions of the visitor of this hash; null
 * for any other address. Throws BackendError.
 */
export async function getSharedShortlist(
  token: string,
  visitorHash: string,
): Promise<SharedShortlist | null> {
  const key = readShortlistToken(token);
  if (!key) return null;
  const client = serviceClient();
  const [sharers, rows] = await Promise.all([
    withRetry(() => client.rpc('shared_shortlist', { p_key: key })),
    withRetry(() =>
      client.rpc('shared_shortlist_cars', { p_key: key, p_visitor_hash: visitorHash }),
    ),
  ]);
  const [sharer] = sharers ?? [];
  if (!sharer) return null;
  return {
    firstName: sharer.first_name,
    cars: (rows ?? []).map(({ vehicle_id: id, listing_status, note, ...row }) => {
      const { visitor_name, answer, body, ...car } = row;
      // Nullable although the generated types say otherwise: a withdrawn vehicle has its id alone.
      const status = listing_status as typeof listing_status | null;
      return {
        id,
        status,
        vehicle: status ? toSummary({ ...car, id, distance_miles: null, total_count: null }) : null,
        goneName: status || !row.make ? '' : `${row.year} ${row.make} ${row.model}`,
        note,
        reaction: { answer, body, name: visitor_name },
      };
    }),
  };
}
