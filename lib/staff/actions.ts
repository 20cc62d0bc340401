'use server';

import { redirect } from 'next/navigation';
import { defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { failureOf } from '../core/errors/messages';
import { logError, logger } from '../core/logging/logger';
import { staffPath } from '../paths';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { staffMessages } from './messages';
import {
  answerSchema,
  applicationSchema,
  conversationSchema,
  flagSchema,
  reportSchema,
  takeDownSchema,
} from './schema';

const staff = {
  access: 'staff',
  explain: (error: unknown) => failureOf(staffMessages.failed, error),
} as const;

/**
 * Redirects to the staff page with the outcome. No changed row means failure: the row was already
 * settled, or row-level security hides it.
 */
function redirectWithOutcome(
  view: Parameters<typeof staffPath>[0],
  changed: unknown[] | null,
): never {
  if (!changed?.length) logger.warn('staff action changed nothing');
  // Without invalidation a redirect to the same page with another hash would only scroll.
  revalidate(invalidations.staffWorkDone());
  redirect(staffPath({ ...view, outcome: changed?.length ? 'saved' : 'failed' }));
}

/** Replies to a visitor and reopens the conversation, which then no longer waits for staff. */
export const answerConversation = defineAction(
  { ...staff, name: 'answer conversation', schema: answerSchema },
  async ({ conversation, text }) => {
    const client = await sessionClient();
    const message = { conversation_id: conversation, author: 'staff' as const, body: text };
    await write(client.from('support_messages').insert(message));
    const conversations = client.from('support_conversations');
    const reopened = conversations.update({ status: 'open' }).eq('id', conversation).select('id');
    // The reply is stored: a form that keeps it would send it twice.
    const changed = await write(reopened).catch((error: unknown) => {
      logError('reopen conversation', error);
      return null;
    });
    redirectWithOutcome({ conversation }, changed);
  },
);

export const closeConversation = defineAction(
  { ...staff, name: 'close conversation', schema: conversationSchema },
  async ({ conversation }) => {
    const conversations = (await sessionClient()).from('support_conversations');
    const closed = conversations.update({ status: 'closed' }).eq('id', conversation).select('id');
    redirectWithOutcome({ conversation }, await write(closed));
  },
);

export const settleReport = defineAction(
  { ...staff, name: 'settle report', schema: reportSchema },
  async ({ report, status }) => {
    const reports = (await sessionClient()).from('listing_reports');
    redirectWithOutcome(
      { section: 'reports' },
      await write(reports.update({ status }).eq('id', report).select('id')),
    );
  },
);

export const settleFlag = defineAction(
  { ...staff, name: 'settle flag', schema: flagSchema },
  async ({ flag }) => {
    const flags = (await sessionClient()).from('listing_flags');
    const resolved = { resolved_at: new Date().toISOString() };
    redirectWithOutcome(
      { section: 'flags' },
      await write(flags.update(resolved).eq('id', flag).select('id')),
    );
  },
);

/** Takes a listing down; it stays in the seller's archive. */
export const takeDownListing = defineAction(
  { ...staff, name: 'take down listing', schema: takeDownSchema },
  async ({ vehicle, section }) => {
    const client = await sessionClient();
    const changed = await write(
      client.from('vehicles').update({ listing_status: 'archived' }).eq('id', vehicle).select('id'),
    );
    revalidate(invalidations.listingChanged(vehicle));
    redirectWithOutcome({ section }, changed);
  },
);

/** Approves an application as dealer or verified dealer, or rejects it. */
export const decideApplication = defineAction(
  { ...staff, name: 'decide application', schema: applicationSchema },
  async ({ application, decision }) => {
    const client = await sessionClient();
    const applications = () => client.from('dealer_applications');
    const pending = { id: application, status: 'pending' as const };
    const found = await write(applications().select('seller_id').match(pending));
    const seller = found?.[0]?.seller_id;
    if (seller && decision !== 'rejected') {
      // First, because it is idempotent, whereas an application can be settled only once.
      await write(client.rpc('set_seller_type', { p_seller_id: seller, p_seller_type: decision }));
      revalidate(invalidations.sellerTypeChanged());
    }
    const decided = {
      status: decision === 'rejected' ? ('rejected' as const) : ('approved' as const),
      decided_at: new Date().toISOString(),
    };
    const changed = await write(applications().update(decided).match(pending).select('id'));
    redirectWithOutcome({ section: 'applications' }, changed);
  },
);
