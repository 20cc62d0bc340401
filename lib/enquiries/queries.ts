import 'server-only';
import { callerOf } from '../core/conversations/caller';
import { BackendError } from '../core/errors/messages';
import { logError } from '../core/logging/logger';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { write } from '../supabase/write';
import type {
  EnquiryLink,
  EnquiryMail,
  EnquirySummary,
  EnquiryThread,
  SavedReply,
  UnconfirmedEnquiry,
} from './types';

/** Maximum number of conversations that `my_enquiries` returns. */
export const LISTED = 30;

/**
 * Returns the user's conversations, latest first, optionally only those last changed before
 * `before`. Throws BackendError.
 */
export async function getMyEnquiries(before?: string): Promise<EnquirySummary[]> {
  const client = await sessionClient();
  const time = Date.parse(before ?? '');
  // PostgreSQL would reject a time outside its range, such as one before Christ.
  const args = time > 0 && time <= Date.now() ? { p_before: new Date(time).toISOString() } : {};
  return ((await withRetry(() => client.rpc('my_enquiries', args))) ?? []) as EnquirySummary[];
}

async function readThread(conversation: string, isOpened: boolean): Promise<EnquiryThread | null> {
  const caller = await callerOf(conversation);
  if (!caller) return null;
  const { client, args } = caller;
  const thread = (await withRetry(() =>
    client.rpc('enquiry_thread', args),
  )) as EnquiryThread | null;
  const isUnread = thread?.messages.some((m) => m.sender !== thread.side && m.read_at === null);
  if (isUnread && isOpened)
    await write(client.rpc('mark_enquiry_read', args)).catch((error: unknown) =>
      logError('read mark', error),
    );
  return thread;
}

/**
 * A conversation of the user (by id) or of a mailed link (by token). Marks its messages as read unless
 * `isOpened` is false: mail scanners open links too. Null when there is none for this caller. Throws
 * BackendError.
 */
export const openThread = (conversation: string, { isOpened = true } = {}) =>
  readThread(conversation, isOpened).catch((error: unknown) => {
    if (error instanceof BackendError && error.code === 'P0002') return null;
    throw error;
  });

/** The message that a buyer without an account has yet to confirm, or null. Throws BackendError. */
export const getUnconfirmedEnquiry = async (id: string) =>
  (await withRetry(() =>
    serviceClient().rpc('unconfirmed_enquiry', { p_enquiry_id: id }),
  )) as UnconfirmedEnquiry | null;

/** The conversation that a buyer's later message joined, or null. Throws BackendError. */
export const getJoinedEnquiry = (id: string): Promise<string | null> =>
  withRetry(() => serviceClient().rpc('joined_enquiry', { p_enquiry_id: id }));

/**
 * Whether the side of a mailed link gets e-mails about messages; null once the thread is deleted.
 */
export const getEnquiryMail = async ({ id, side }: EnquiryLink) =>
  (await withRetry(() =>
    serviceClient().rpc('enquiry_mail', { p_enquiry_id: id, p_side: side }),
  )) as EnquiryMail | null;

/** Whether a conversation exists, regardless of who may read it. Throws BackendError. */
export const enquiryExists = async (id: string) =>
  (await withRetry(() =>
    serviceClient().from('enquiries').select('id').eq('id', id).maybeSingle(),
  )) !== null;

/** Returns the number of messages that the user has not read. Throws BackendError. */
export async function getUnreadMessages(): Promise<number> {
  const client = await sessionClient();
  return (await withRetry(() => client.rpc('unread_messages'))) ?? 0;
}

/**
 * Returns the time at which a conversation of the user last changed, or null without one. Throws
 * BackendError.
 */
export async function getLatestChange(): Promise<string | null> {
  const client = await sessionClient();
  const latest = client
    .from('enquiries')
    .select('updated_at')
    .order('updated_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  return (await withRetry(() => latest))?.updated_at ?? null;
}

/** The user's saved replies, oldest first. Throws BackendError. */
export async function getSavedReplies(): Promise<SavedReply[]> {
  const client = await sessionClient();
  const rows = client.from('saved_replies').select('id, body').order('created_at').order('id');
  return (await withRetry(() => rows)) ?? [];
}
