import 'server-only';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import type {
  Application,
  Conversation,
  ConversationRow,
  Flag,
  Report,
  StaffVehicle,
} from './types';

/**
 * Staff queues, read with the staff member's own token: row-level security returns nothing to others.
 * All throw BackendError.
 */

/** Maximum number of items per queue, oldest first; more appear as these are settled. */
const SHOWN = 50;
/** Maximum number of conversations that are not waiting for staff. */
const RECENT = 20;
const MESSAGES = 200;

const VEHICLE =
  'vehicle:vehicles(id, year, price, listing_status, taken_down_at, make:vehicle_makes(name), model:vehicle_models(name))';

type VehicleRow = {
  id: string;
  year: number;
  price: number;
  listing_status: StaffVehicle['status'];
  taken_down_at: string | null;
  make: { name: string } | null;
  model: { name: string } | null;
} | null;

const titleOf = (...parts: (string | number | null | undefined)[]) =>
  parts.filter(Boolean).join(' ');

const toVehicle = (row: VehicleRow): StaffVehicle | null =>
  row && {
    id: row.id,
    title: titleOf(row.year, row.make?.name, row.model?.name),
    price: row.price,
    status: row.listing_status,
    isTakenDown: row.taken_down_at !== null,
  };

const CONVERSATION = 'id, status, user_id, updated_at';

type RawConversation = {
  id: string;
  status: ConversationRow['status'];
  user_id: string | null;
  updated_at: string;
};

const toConversation = ({ id, status, user_id, updated_at }: RawConversation): ConversationRow => ({
  id,
  status,
  hasAccount: user_id !== null,
  updatedAt: updated_at,
});

/** Waiting conversations, oldest first, then the others, newest first. */
export async function getConversations(): Promise<ConversationRow[]> {
  const client = await sessionClient();
  const [waiting, others] = await Promise.all([
    withRetry(() =>
      client
        .from('support_conversations')
        .select(CONVERSATION)
        .eq('status', 'waiting')
        .order('updated_at')
        .limit(SHOWN),
    ),
    withRetry(() =>
      client
        .from('support_conversations')
        .select(CONVERSATION)
        .neq('status', 'waiting')
        .order('updated_at', { ascending: false })
        .limit(RECENT),
    ),
  ]);
  return [...(waiting ?? []), ...(others ?? [])].map(toConversation);
}

/** A conversation with its messages; null if it does not exist. */
export async function getConversation(id: string): Promise<Conversation | null> {
  const client = await sessionClient();
  const found = await withRetry(() =>
    client.from('support_conversations').select(CONVERSATION).eq('id', id).maybeSingle(),
  );
  if (!found) return null;
  const messages = await withRetry(() =>
    client
      .from('support_messages')
      .select('id, author, body, at:created_at')
      .eq('conversation_id', id)
      .order('created_at', { ascending: false })
      .limit(MESSAGES),
  );
  return { ...toConversation(found), messages: (messages ?? []).reverse() };
}

export async function getReports(): Promise<Report[]> {
  const client = await sessionClient();
  const rows = await withRetry(() =>
    client
      .from('listing_reports')
      .select(`id, reason, details, created_at, make, model, year, price, seller_id, ${VEHICLE}`)
      .eq('status', 'open')
      .order('created_at')
      .limit(SHOWN),
  );
  return (rows ?? []).map(({ id, reason, details, created_at, vehicle, ...copy }) => ({
    ...{ id, reason, details, at: created_at, vehicle: toVehicle(vehicle) },
    deletedVehicle: vehicle
      ? null
      : {
          title: titleOf(copy.year, copy.make, copy.model),
          price: copy.price ?? 0,
          sellerId: copy.seller_id ?? '',
        },
  }));
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

export async function getFlags(): Promise<Flag[]> {
  const client = await sessionClient();
  const rows = await withRetry(() =>
    client
      .from('listing_flags')
      .select(`id, rule, details, created_at, ${VEHICLE}`)
      .is('resolved_at', null)
      .order('created_at')
      .limit(SHOWN),
  );
  return (rows ?? []).map(({ id, rule, details, created_at, vehicle }) => ({
    id,
    rule,
    details: Object.entries(details ?? {}).map(([name, value]) => [name, asText(value)]),
    at: created_at,
    vehicle: toVehicle(vehicle),
  }));
}

export async function getApplications(): Promise<Application[]> {
  const client = await sessionClient();
  const rows = await withRetry(() =>
    client
      .from('dealer_applications')
      .select(
        'id, company_name, company_number, message, created_at, seller:sellers(id, name, seller_type)',
      )
      .eq('status', 'pending')
      .order('created_at')
      .limit(SHOWN),
  );
  return (rows ?? []).map((row) => ({
    id: row.id,
    sellerId: row.seller.id,
    sellerName: row.seller.name,
    sellerType: row.seller.seller_type,
    companyName: row.company_name,
    companyNumber: row.company_number,
    message: row.message,
    at: row.created_at,
  }));
}
