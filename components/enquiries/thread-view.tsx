'use client';

import { type ReactNode, useRef, useState } from 'react';
import { MAX_SAVED_REPLY } from '@/lib/enquiries/limits';
import type { EnquiryThread, SavedReply } from '@/lib/enquiries/types';
import { PageRefresh } from './page-refresh';
import { ReplyForm } from './reply-form';
import { ReplyKeep } from './reply-keep';
import { ReplyPicker } from './reply-picker';
import { ThreadLog } from './thread-log';
import { ThreadMenu } from './thread-menu';
import { ThreadStatus } from './thread-status';
import { useThread } from './use-thread';

type Props = {
  /** The id, or the token of a mailed link. */
  conversation: string;
  initial: EnquiryThread;
  /** A signed-in seller's saved replies; null for others, who have none. */
  savedReplies: SavedReply[] | null;
  /** The text that the reply starts with. */
  draft?: string;
  head: ReactNode;
  /** The open offer, and the form of one. */
  offers?: ReactNode;
  /** True if the session has ended, so that `initial` is only a placeholder for the conversation. */
  isSignedOut?: boolean;
};

const stepsOf = ({ messages }: EnquiryThread) => messages.filter((m) => m.is_step).length;

/** A conversation that updates itself, with the reply form and the menu. */
export function ThreadView({
  conversation,
  initial,
  savedReplies,
  draft = '',
  head,
  offers,
  isSignedOut = false,
}: Props) {
  const { thread, closed, refresh } = useThread(conversation, initial);
  const [sending, setSending] = useState<{ text: string; known: number } | null>(null);
  const [couldReply] = useState(initial.can_reply);
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { side, messages, can_reply, blocked_by } = thread;

  // A read while the reply is under way may bring it: it is shown once.
  const isThere = messages
    .slice(sending?.known)
    .some(({ sender, body }) => sender === side && body === sending?.text);
  // A text being typed stays when the other side closes the conversation.
  const hasForm = can_reply || (couldReply && blocked_by !== side);

  function send(text: string) {
    setSending({ text, known: messages.length });
    scroller.current?.scrollTo({ top: 0 });
  }

  async function settle(text: string, isSent: boolean) {
    // If this read fails, a later one brings the message.
    if (isSent && !(await refresh()).isSuccess) return;
    // The next message may be on its way already.
    setSending((now) => (now?.text === text ? null : now));
  }

  /** Moves focus to an element that stays, because the focused button disappears. */
  const focus = () => (field.current ?? scroller.current)?.focus();

  function insert(text: string) {
    if (!field.current) return;
    field.current.value = [field.current.value.trim(), text].filter(Boolean).join('\n\n');
    field.current.focus();
  }

  return (
    <>
      <div className="flex h-[calc(100dvh-4rem)] min-h-[30rem] flex-col md:h-[calc(100dvh-16rem)]">
        {head}
        <ThreadLog
          {...thread}
          scroller={scroller}
          pending={sending && !isThere ? sending.text : undefined}
          below={({ body }) =>
            savedReplies &&
            body.length <= MAX_SAVED_REPLY &&
            !savedReplies.some((reply) => reply.body === body) && (
              <ReplyKeep conversation={conversation} text={body} onDone={focus} />
            )
          }
        />
        {offers && (
          <div className="max-h-1/2 shrink-0 overflow-y-auto border-t border-line empty:hidden">
            {offers}
          </div>
        )}
        {stepsOf(thread) > stepsOf(initial) && <PageRefresh />}
        <ThreadStatus
          conversation={conversation}
          thread={thread}
          closed={closed ?? (isSignedOut ? 'signed-out' : null)}
        />
        {hasForm && savedReplies && savedReplies.length > 0 && (
          <ReplyPicker
            conversation={conversation}
            replies={savedReplies}
            onPick={insert}
            onDeleted={focus}
          />
        )}
        {hasForm && (
          <ReplyForm
            conversation={conversation}
            draft={draft}
            field={field}
            onSend={send}
            onSettled={settle}
          />
        )}
      </div>
      <ThreadMenu conversation={conversation} thread={thread} onChange={() => void refresh()} />
    </>
  );
}
