'use client';

import { useEffect, useRef, useState } from 'react';
import { paths } from '@/lib/paths';
import type { ChatRequest } from '@/lib/support/chat';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { ChatComposer } from './chat-composer';
import { ChatMessage } from './chat-message';
import { useChat } from './use-chat';
import { useUserHint } from './use-user-hint';

const STARTERS = [
  'How do I find out whether a car has outstanding finance?',
  'How do I recognise a scam?',
  'What does a listing cost?',
];

const action =
  'inline-flex min-h-11 items-center text-small text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-ink disabled:opacity-60';

/** The support conversation in a popover. Light dismiss only hides it; the conversation stays open. */
export function ChatPanel({ id }: { id: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { chat, error, isSending, send } = useChat(isOpen);
  const user = useUserHint();

  useEffect(() => panel.current?.showPopover(), []);

  const count = chat?.messages.length ?? 0;
  useEffect(() => {
    if (!isOpen || count === 0) return;
    // Scroll to the question, so that a long answer is read from its start.
    const isAnswered = chat?.messages.at(-1)?.author === 'assistant';
    list.current?.children[isAnswered && count > 1 ? count - 2 : count - 1]?.scrollIntoView();
  }, [isOpen, count, chat]);

  const say = (text: string) => send({ kind: 'say', text });

  /** Moves focus to the input, because the pressed button disappears. */
  async function press(request: ChatRequest) {
    await send(request);
    field.current?.focus();
  }

  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label="LiveChat"
      onToggle={({ newState }) => {
        setOpen(newState === 'open');
        if (newState === 'open') field.current?.focus();
      }}
      className="fixed inset-auto right-0 bottom-0 m-0 hidden h-dvh w-full max-w-none flex-col border border-line-strong bg-surface text-ink shadow-[0_8px_28px_#0003] open:flex sm:right-6 sm:bottom-6 sm:h-[min(40rem,calc(100dvh-3rem))] sm:w-[26rem] sm:rounded-2"
    >
      <div className="flex items-center justify-between border-b border-line py-1.5 pr-1.5 pl-4">
        <h2 className="font-text! font-semibold tracking-normal">LiveChat</h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close LiveChat"
          className={iconButton}
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
        {!chat && (
          <div>
            <p className="text-pretty">
              Ask about buying, selling or this site. You get an answer from the help topics at
              once; what they do not answer can go to a person.
            </p>
            <ul className="mt-4 grid justify-items-start gap-2">
              {STARTERS.map((question) => (
                <li key={question}>
                  <button
                    type="button"
                    disabled={isSending || chat === undefined}
                    onClick={() => press({ kind: 'say', text: question })}
                    className="min-h-11 rounded-2 border border-line-strong px-3.5 py-2 text-left hover:border-ink disabled:opacity-60"
                  >
                    {question}
                  </button>
                </li>
              ))}
            </ul>
            <p className="mt-4 text-small text-ink-3">
              {user
                ? 'What is written belongs to your account and is kept for 12 months.'
                : 'Once you send something, a cookie recognises this browser for 30 days, and what is written is kept for 12 months. If you sign in, it becomes your account’s.'}{' '}
              See the{' '}
              <Link href={paths.privacy} className="underline underline-offset-3">
                privacy policy
              </Link>
              .
            </p>
          </div>
        )}
        <div role="log" aria-label="Messages">
          <ol ref={list} className="grid gap-4">
            {chat?.messages.map((message) => (
              <ChatMessage key={message.id} {...message} />
            ))}
          </ol>
        </div>
        {chat?.status === 'closed' && (
          <p role="status" className="mt-4 border-t border-line pt-3 text-small text-ink-3">
            This conversation is closed. Write again to go on with it.
          </p>
        )}
      </div>
      {chat && chat.status !== 'closed' && (
        <div className="flex flex-wrap items-center gap-x-5 border-t border-line px-4">
          {chat.status === 'waiting' ? (
            <p className="py-2.5 text-small font-semibold text-ink-2">Waiting for a person</p>
          ) : (
            <button
              type="button"
              className={action}
              disabled={isSending}
              onClick={() => press({ kind: 'person' })}
            >
              Ask a person
            </button>
          )}
          <button
            type="button"
            className={action}
            disabled={isSending}
            onClick={() => press({ kind: 'end' })}
          >
            End conversation
          </button>
        </div>
      )}
      <ChatComposer field={field} isSending={isSending} error={error} onSend={say} />
    </div>
  );
}
