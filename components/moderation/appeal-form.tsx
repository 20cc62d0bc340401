'use client';

import { sendAppeal } from '@/lib/moderation/actions';
import { appealMessages } from '@/lib/moderation/messages';
import { appealSchema } from '@/lib/moderation/schema';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextAreaField } from '../forms/text-area-field';
import { useSchemaForm } from '../forms/use-schema-form';
import { Icon } from '../ui/icon';

const LABELS = { text: 'Why do you think that we are wrong?' };

/** Appeals against a decision. */
export function AppealForm({ token }: { token: string }) {
  const appealing = useSchemaForm({
    action: sendAppeal,
    schema: appealSchema,
    failure: appealMessages.failed,
  });
  const { state, pending, form, field, summary } = appealing;
  if (state.status === 'done') {
    return (
      <div ref={summary} tabIndex={-1} role="status" className="outline-none">
        <Icon name="check" className="size-8 text-link" />
        <h2 className="mt-3 text-title">We have your appeal</h2>
        <p className="mt-3 text-lead text-pretty text-ink-2">
          A person of our staff looks at the decision again. You hear of it by e-mail.
        </p>
      </div>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <p className="text-pretty text-ink-2">
        If you think that we are wrong, tell us why. A person of our staff looks at the decision
        again, and you hear of it by e-mail.
      </p>
      <FormSummary of={appealing} labels={LABELS} />
      <input type="hidden" {...field('token')} defaultValue={token} />
      <TextAreaField
        {...field('text')}
        label={LABELS.text}
        hint="At most 2,000 characters. You can appeal once."
        required
        className="min-h-40"
      />
      <SubmitButton pending={pending} size="large" className="sm:justify-self-start">
        Send appeal
      </SubmitButton>
    </form>
  );
}
