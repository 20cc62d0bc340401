'use client';

import { type FormEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { cleanText } from '@/lib/core/clean-text';
import { sendReply } from '@/lib/enquiries/actions';
import { MAX_MESSAGE, MESSAGE_TOO_LONG } from '@/lib/enquiries/limits';
import { enquiryMessages } from '@/lib/enquiries/messages';
import { fieldId } from '../forms/field-id';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

const LABELS = { text: 'Your message' };
const ID = fieldId('text');

const isTooLong = (text: string) => cleanText(text).length > MAX_MESSAGE;

type Props = {
  conversation: string;
  /** The text that the reply starts with. */
  draft: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Called with a text when its request starts. */
  onSend: (text: string) => void;
  /** Called once it is known whether a text was sent. */
  onSettled: (text: string, isSent: boolean) => void;
};

/** Replies in a conversation. The field is emptied at once; a message that fails comes back to it. */
export function ReplyForm({ conversation, draft, field, onSend, onSettled }: Props) {
  const sending = useRef('');
  const replying = useActionForm({
    action: sendReply,
    check: (data) => (isTooLong(`${data.get('text')}`) ? { text: MESSAGE_TOO_LONG } : null),
    failure: enquiryMessages.failed,
    onResponse: ({ status }) => {
      if (status !== 'done' && field.current) {
        const texts = [sending.current, field.current.value].filter(Boolean);
        field.current.value = texts.join('\n\n');
      }
      onSettled(sending.current.trim(), status === 'done');
      sending.current = '';
    },
  });
  const { state, errors, pending, form } = replying;

  function submit(event: FormEvent<HTMLFormElement>) {
    const text = field.current?.value.trim() ?? '';
    const isNew = !pending;
    form.onSubmit(event);
    if (!isNew || !field.current || !text || isTooLong(text)) return;
    sending.current = field.current.value;
    field.current.value = '';
    onSend(text);
  }

  function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form {...form} onSubmit={submit} className="grid gap-2 border-t border-line px-4 py-3 sm:px-6">
      <FormSummary of={replying} labels={LABELS} />
      <input type="hidden" name="conversation" value={conversation} />
      <label htmlFor={ID} className="text-small font-semibold">
        {LABELS.text}
      </label>
      <div className="flex flex-wrap items-end gap-2">
        <textarea
          ref={field}
          id={ID}
          name="text"
          required
          rows={2}
          defaultValue={(state.status !== 'done' && state.values.text) || draft}
          aria-invalid={errors.text ? true : undefined}
          aria-describedby={errors.text && `${ID}-error`}
          aria-keyshortcuts="Control+Enter"
          onKeyDown={sendByKey}
          className="field max-h-48 w-auto! min-w-40 flex-1 resize-none py-2.5! field-sizing-content contain-inline-size"
        />
        <SubmitButton pending={pending} className="">
          Send
        </SubmitButton>
      </div>
      {errors.text ? (
        <p id={`${ID}-error`} className="text-small font-medium text-danger">
          {errors.text}
        </p>
      ) : (
        <p className="needs-script text-small text-ink-3 max-lg:hidden">Ctrl+Enter sends.</p>
      )}
    </form>
  );
}
