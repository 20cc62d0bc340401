'use client';

import { answerConversation } from '@/lib/staff/actions';
import { MAX_ANSWER } from '@/lib/staff/limits';
import { staffMessages } from '@/lib/staff/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { fieldId } from '../forms/text-field';
import { useActionForm } from '../forms/use-action-form';

const LABELS = { text: 'Your answer' };

/** Replies to a conversation. */
export function AnswerForm({ conversation }: { conversation: string }) {
  const answering = useActionForm({ action: answerConversation, failure: staffMessages.failed });
  const { state, errors, pending, form } = answering;
  return (
    <form {...form} className="mt-6 grid max-w-[68ch] gap-3">
      <FormSummary of={answering} labels={LABELS} />
      <input type="hidden" name="conversation" value={conversation} />
      <div>
        <label htmlFor={fieldId('text')} className="mb-1.5 block text-small font-semibold">
          {LABELS.text}
        </label>
        <textarea
          id={fieldId('text')}
          name="text"
          required
          rows={4}
          maxLength={MAX_ANSWER}
          defaultValue={state.values.text}
          aria-invalid={errors.text ? true : undefined}
          aria-describedby={errors.text && `${fieldId('text')}-error`}
          className="field py-2.5! field-sizing-content"
        />
        {errors.text && (
          <p id={`${fieldId('text')}-error`} className="mt-1.5 text-small font-medium text-danger">
            {errors.text}
          </p>
        )}
      </div>
      <SubmitButton pending={pending} className="justify-self-start">
        Send answer
      </SubmitButton>
    </form>
  );
}
