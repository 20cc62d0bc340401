import 'server-only';
import { BackendError } from '../core/errors/messages';
import { answersTo } from '../help/answers';
import { plainAnswer } from '../help/topic';
import { helpTopic } from '../help/topics';
import { paths } from '../paths';
import type { Enums } from '../supabase/database.types';
import { serviceClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { write } from '../supabase/write';
import type { Chat } from './chat';
import { chatMessages, isYes } from './messages';

/**
 * Signed-out visitors have no database role of their own, so the server uses the service key. `userId`
 * must come from the session, `visitorHash` from hashing the visitor's cookie on the server.
 */
export type ChatOwner = { userId: string } | { visitorHash: string };

/** Maximum number of messages returned. */
const SHOWN = 200;

type Found = { id: string; status: Enums<'support_status'>; updated_at: string };

const find = (owner: ChatOwner): Promise<Found | null> =>
  withRetry(() => {
    const rows = serviceClient().from('support_conversations').select('id, status, updated_at');
    const own =
      'userId' in owner
        ? rows.eq('user_id', owner.userId)
        : rows.eq('visitor_hash', owner.visitorHash);
    return own.order('created_at').order('id').limit(1).maybeSingle();
  });

async function add(
  id: string,
  author: Enums<'support_author'>,
  body: string,
  about: { topics?: string[]; page?: string | null } = {},
) {
  const row = { conversation_id: id, author, body, ...about };
  await write(serviceClient().from('support_messages').insert(row));
}

async function setStatus(id: string, status: Enums<'support_status'>) {
  await write(serviceClient().from('support_conversations').update({ status }).eq('id', id));
}

const lastMessages = (id: string) =>
  withRetry(() =>
    serviceClient()
      .from('support_messages')
      .select('id, author, body, topics, created_at')
      .eq('conversation_id', id)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(SHOWN),
  );

/** The owner's conversation; null if none exists, 'unchanged' if it is still at `version`. */
export async function readChat(owner: ChatOwner, version = ''): Promise<Chat | null | 'unchanged'> {
  const found = await find(owner);
  if (!found) return null;
  if (found.updated_at === version) return 'unchanged';
  const rows = (await lastMessages(found.id)) ?? [];
  return {
    version: found.updated_at,
    status: found.status,
    messages: rows.reverse().map(({ id, author, body, topics, created_at }) => ({
      id,
      author,
      body,
      at: created_at,
      links: topics.flatMap((topic) => {
        const label = helpTopic(topic)?.question;
        return label ? [{ label, href: paths.helpTopic(topic) }] : [];
      }),
    })),
  };
}

/** The last message by anyone but the visitor. */
async function lastAnswer(id: string) {
  const [last] =
    (await withRetry(() =>
      serviceClient()
        .from('support_messages')
        .select('author, body')
        .eq('conversation_id', id)
        .neq('author', 'visitor')
        .order('created_at', { ascending: false })
        .limit(1),
    )) ?? [];
  return last;
}

/** Answers from the help topics; offers to ask a person if none matches. */
async function answer(id: string, question: string) {
  const topics = answersTo(question);
  const topic = topics[0] && helpTopic(topics[0]);
  if (topic) return add(id, 'assistant', plainAnswer(topic), { topics });
  await add(id, 'assistant', chatMessages.nothingFound);
}

async function handOver(id: string) {
  await add(id, 'assistant', chatMessages.person);
  await setStatus(id, 'waiting');
}

export const hasChat = async (owner: ChatOwner) => (await find(owner)) !== null;

/**
 * Stores a visitor's message and answers it, unless staff handle the conversation. `page` is the
 * page on which it was written.
 */
export async function postMessage(owner: ChatOwner, text: string, page: string | null) {
  const args =
    'userId' in owner ? { p_user_id: owner.userId } : { p_visitor_hash: owner.visitorHash };
  await write(serviceClient().rpc('open_support_conversation', args));
  const found = await find(owner);
  if (!found) throw new BackendError('The conversation is gone');
  await add(found.id, 'visitor', text, { page });
  if (found.status === 'waiting') return setStatus(found.id, 'waiting');
  if (found.status === 'closed') await setStatus(found.id, 'open');
  const last = found.status === 'open' ? await lastAnswer(found.id) : undefined;
  if (last?.author === 'staff') return setStatus(found.id, 'waiting');
  if (last?.body === chatMessages.nothingFound && isYes(text)) return handOver(found.id);
  await answer(found.id, text);
}

/** Hands a conversation over to staff. Does nothing without one, or if it is waiting already. */
export async function askForPerson(owner: ChatOwner) {
  const found = await find(owner);
  if (!found || found.status === 'waiting') return;
  await handOver(found.id);
}

/** Closes a conversation; the visitor's next message reopens it. */
export async function endChat(owner: ChatOwner) {
  const found = await find(owner);
  if (found && found.status !== 'closed') await setStatus(found.id, 'closed');
}
