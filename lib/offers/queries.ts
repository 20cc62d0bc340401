import 'server-only';
import { callerOf } from '../core/conversations/caller';
import { BackendError } from '../core/errors/messages';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import type { ConversationOffers } from './types';

/**
 * The open offer of a conversation of the user (by id) or of a mailed link (by token). Null when
 * there is no such conversation for this caller. Throws BackendError.
 */
export async function getOffers(conversation: string): Promise<ConversationOffers | null> {
  const caller = await callerOf(conversation);
  if (!caller) return null;
  const { client, args } = caller;
  try {
    return (await withRetry(() => client.rpc('enquiry_offers', args))) as ConversationOffers | null;
  } catch (error) {
    if (error instanceof BackendError && error.code === 'P0002') return null;
    throw error;
  }
}

/**
 * For how many hours a listing of the user may be reserved (null: not at all), and the ISO date-time
 * until which it is reserved (or null). Throws BackendError.
 */
export async function getListingReservations(id: string) {
  const client = await sessionClient();
  const own = client.from('reservation_terms').select('hours').eq('vehicle_id', id).maybeSingle();
  const standing = client
    .from('reservations')
    .select('reserved_until')
    .eq('vehicle_id', id)
    .is('ended_at', null)
    .gt('reserved_until', new Date().toISOString())
    .maybeSingle();
  const [terms, reservation] = await Promise.all([withRetry(() => own), withRetry(() => standing)]);
  return { hours: terms?.hours ?? null, until: reservation?.reserved_until ?? null };
}
