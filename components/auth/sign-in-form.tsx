'use client';

import { signIn } from '@/lib/auth/actions';
import { signInSchema } from '@/lib/auth/schema';
import { signInFailed } from '@/lib/core/errors/messages';
import { authPath } from '@/lib/paths';
import { FormSummary } from '../forms/form-summary';
import { PasswordField } from '../forms/password-field';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import { useSchemaForm } from '../forms/use-schema-form';
import { Link } from '../ui/link';
import { ResendForm } from './resend-form';

const LABELS = { email: 'Email', password: 'Password' };

export function SignInForm({ next }: { next: string }) {
  const signing = useSchemaForm({
    action: signIn,
    schema: signInSchema,
    failure: signInFailed,
  });
  const { state, pending, form, field } = signing;
  return (
    <>
      {state.code === 'email_not_confirmed' && (
        <ResendForm email={state.values.email ?? ''} next={next} />
      )}
      <form {...form} className="grid gap-5">
        <FormSummary of={signing} labels={LABELS} />
        <input type="hidden" name="next" value={next} />
        <TextField
          {...field('email')}
          label={LABELS.email}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          {...field('password')}
          label={LABELS.password}
          autoComplete="current-password"
          required
        />
        <Link
          href={authPath('reset', next)}
          className="-my-2 inline-flex min-h-11 items-center justify-self-start font-medium text-link underline-offset-4 hover:underline"
        >
          Forgot your password?
        </Link>
        <SubmitButton pending={pending}>Sign In</SubmitButton>
      </form>
    </>
  );
}
