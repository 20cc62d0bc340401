'use server';

import { notFound, redirect } from 'next/navigation';
import { invalidations, revalidate } from '../core/cache';
import { BackendError } from '../core/errors/messages';
import { logError, logSecurityEvent } from '../core/logging/logger';
import { currentUser } from '../core/session/current-user';
import { isUuid } from '../ids';
import { staffPath } from '../paths';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';

type Client = Awaited<ReturnType<typeof sessionClient>>;

/** Maximum length of a reply, in characters; the database has the same constraint. */
const MAX_ANSWER = 4000;

/** Throws unless a row has changed: row-level security hides all rows from non-staff. */
async function changed(query: Parameters<typeof write<unknown[] | null>>[0]) {
  const rows = await write(query);
  if (!rows?.length) throw new BackendError('Nothing was changed');
}

const text = (data: FormData, name: string) => String(data.get(name) ?? '').replace(/\r\n?/g, '\n');

function uuid(data: FormData, name: string) {
  const value = text(data, name);
  if (!isUuid(value)) notFound();
  return value;
}

/**
 * Writes with the staff member's own token and redirects to the staff page with the outcome. For other
 * users logs a security event and responds with 404, as the page does.
 */
async function work(
  action: string,
  change: (client: Client) => Promise<unknown>,
  back: Parameters<typeof staffPath>[0],
) {
  const user = await currentUser();
  if (!user?.isStaff) {
    logSecurityEvent('staff action refused', { action });
    notFound();
  }
  let outcome: 'saved' | 'failed' = 'saved';
  try {
    await change(await sessionClient());
  } catch (error) {
    logError('staff', error);
    outcome = 'failed';
  }
  // Without invalidation a redirect to the same page with another hash would only scroll.
  revalidate(invalidations.staffWorkDone());
  redirect(staffPath({ ...back, outcome }));
}

/** Replies to a visitor and reopens the conversation, which then no longer waits for staff. */
export async function answerConversation(data: FormData) {
  const id = uuid(data, 'conversation');
  const body = text(data, 'text').trim().slice(0, MAX_ANSWER);
  await work(
    'answer conversation',
    async (client) => {
      if (!body) throw new BackendError('An empty answer');
      const row = { conversation_id: id, author: 'staff' as const, body };
      await changed(client.from('support_messages').insert(row).select('id'));
      const conversations = client.from('support_conversations');
      await changed(conversations.update({ status: 'open' }).eq('id', id).select('id'));
    },
    { conversation: id },
  );
}

export async function closeConversation(data: FormData) {
  const id = uuid(data, 'conversation');
  await work(
    'close conversation',
    async (client) => {
      const conversations = client.from('support_conversations');
      await changed(conversations.update({ status: 'closed' }).eq('id', id).select('id'));
    },
    { conversation: id },
  );
}

export async function settleReport(data: FormData) {
  const id = uuid(data, 'report');
  const status = text(data, 'status') === 'resolved' ? 'resolved' : 'dismissed';
  await work(
    'settle report',
    (client) =>
      changed(client.from('listing_reports').update({ status }).eq('id', id).select('id')),
    { section: 'reports' },
  );
}

export async function settleFlag(data: FormData) {
  const id = uuid(data, 'flag');
  await work(
    'settle flag',
    async (client) => {
      const resolved = { resolved_at: new Date().toISOString() };
      await changed(client.from('listing_flags').update(resolved).eq('id', id).select('id'));
    },
    { section: 'flags' },
  );
}

/** Takes a listing down; it stays in the seller's archive. */
export async function takeDownListing(data: FormData) {
  const id = uuid(data, 'vehicle');
  const section = text(data, 'section') === 'flags' ? 'flags' : 'reports';
  await work(
    'take down listing',
    async (client) => {
      const archived = { listing_status: 'archived' as const };
      await changed(client.from('vehicles').update(archived).eq('id', id).select('id'));
      revalidate(invalidations.listingChanged(id));
    },
    { section },
  );
}

/** Decisions on an application, with the resulting seller type. */
const DECISIONS = new Map([
  ['dealer', 'dealer' as const],
  ['verified-dealer', 'verified_dealer' as const],
  ['reject', null],
]);

/** Approves an application as dealer or verified dealer, or rejects it. */
export async function decideApplication(data: FormData) {
  const id = uuid(data, 'application');
  const type = DECISIONS.get(text(data, 'decision'));
  if (type === undefined) notFound();
  await work(
    'decide application',
    async (client) => {
      const applications = client.from('dealer_applications');
      const pending = await applications.select('seller_id').eq('id', id).eq('status', 'pending');
      const seller = pending.data?.[0]?.seller_id;
      if (!seller) throw new BackendError('No such application is pending');
      if (type) {
        // First, because it is idempotent, whereas an application can be settled only once.
        const args = { p_seller_id: seller, p_seller_type: type };
        await write(client.rpc('set_seller_type', args));
        revalidate(invalidations.sellerTypeChanged());
      }
      const status = type ? ('approved' as const) : ('rejected' as const);
      const decided = { status, decided_at: new Date().toISOString() };
      await changed(
        client
          .from('dealer_applications')
          .update(decided)
          .eq('id', id)
          .eq('status', 'pending')
          .select('id'),
      );
    },
    { section: 'applications' },
  );
}
