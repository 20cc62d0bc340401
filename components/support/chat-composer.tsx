'use client';

import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { MAX_MESSAGE } from '@/lib/support/chat';
import { button } from '../ui/button';

type Props = {
  field: Ref<HTMLTextAreaElement>;
  isSending: boolean;
  error: string;
  /** Resolves to true if the message was sent; otherwise the input keeps its text. */
  onSend: (text: string) => Promise<boolean>;
};

/** The message input. Enter sends, Shift+Enter inserts a line break. */
export function ChatComposer({ field, isSending, error, onSend }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  async function submit(data: FormData) {
    const text = String(data.get('text')).trim();
    if (text && (await onSend(text))) form.current?.reset();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isSending) form.current?.requestSubmit();
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
      className="border-t border-line p-3"
    >
      <p role="alert" className="text-small text-danger not-empty:pb-2">
        {error}
      </p>
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Your message
        </label>
        <textarea
          ref={field}
          id={id}
          name="text"
          rows={1}
          required
          maxLength={MAX_MESSAGE}
          placeholder="Write a message"
          onKeyDown={handleKey}
          className="field max-h-40 resize-none py-2.5! leading-6 field-sizing-content contain-inline-size"
        />
        <button type="submit" disabled={isSending} className={button()}>
          {isSending ? 'Sending' : 'Send'}
        </button>
      </div>
    </form>
  );
}
