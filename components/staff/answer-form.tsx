'use client';

import { type KeyboardEvent, useRef } from 'react';
import type { SavedReply } from '@/lib/enquiries/types';
import { answerConversation } from '@/lib/staff/actions';
import { staffMessages } from '@/lib/staff/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextAreaField } from '../forms/text-area-field';
import { useActionForm } from '../forms/use-action-form';
import { ReplyList } from './reply-list';
import { useWrittenAgain } from './use-written-again';

const LABELS = { text: 'Your answer' };

type Props = {
  conversation: string;
  /** The case to show afterwards, by `caseKey`. */
  next: string | undefined;
  /** The time of the last message shown. */
  seen: string | undefined;
  replies: SavedReply[];
  /** The text that the answer starts with. */
  draft: string;
};

/** Answers a visitor in LiveChat, with saved replies to insert. */
export function AnswerForm({ conversation, next, seen, replies, draft }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const answering = useActionForm({
    action: answerConversation,
    failure: staffMessages.failed,
    onResponse: useWrittenAgain(),
  });
  const { state, errors, pending, form } = answering;

  function insert(text: string) {
    if (!field.current) return;
    field.current.value = [field.current.value.trim(), text].filter(Boolean).join('\n\n');
    field.current.focus();
  }

  function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <form {...form} data-leaves-case className="grid gap-3">
        <FormSummary of={answering} labels={LABELS} />
        <input type="hidden" name="conversation" value={conversation} />
        {seen && <input type="hidden" name="seen" value={seen} />}
        {next && <input type="hidden" name="next" value={next} />}
        <TextAreaField
          ref={field}
          name="text"
          label={LABELS.text}
          rows={3}
          defaultValue={state.values.text ?? draft}
          error={errors.text}
          aria-keyshortcuts="e"
          onKeyDown={sendByKey}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <SubmitButton
            pending={pending}
            size="small"
            className=""
            aria-keyshortcuts="Control+Enter"
          >
            Send answer
          </SubmitButton>
          <label className="flex min-h-11 items-center gap-2.5">
            <input type="checkbox" name="keep" className="size-5 accent-(--link)" />
            Keep as a saved reply
          </label>
          <span className="needs-script text-small text-ink-3 max-lg:hidden">
            Ctrl+Enter sends.
          </span>
        </div>
      </form>
      {replies.length > 0 && (
        <ReplyList conversation={conversation} replies={replies} onPick={insert} />
      )}
    </div>
  );
}
