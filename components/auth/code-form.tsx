'use client';

import { giveCode } from '@/lib/auth/factor-actions';
import { codeSchema } from '@/lib/auth/schema';
import { signInFailed } from '@/lib/core/errors/messages';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import { useSchemaForm } from '../forms/use-schema-form';

const LABELS = { code: 'Six-digit code' };

/** Takes the code of an authenticator app. */
export function CodeForm({ next }: { next: string }) {
  const form = useSchemaForm({ action: giveCode, schema: codeSchema, failure: signInFailed });
  return (
    <form {...form.form} className="grid gap-5">
      <FormSummary of={form} labels={LABELS} />
      <input type="hidden" name="next" value={next} />
      <TextField
        {...form.field('code')}
        label={LABELS.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={7}
        className="tabular-nums"
        required
      />
      <SubmitButton pending={form.pending}>Continue</SubmitButton>
    </form>
  );
}
