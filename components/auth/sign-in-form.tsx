'use client';

import { signIn } from '@/lib/auth/actions';
import { checkForm } from '@/lib/auth/check-form';
import { signInFailed } from '@/lib/core/errors/messages';
import { authPath } from '@/lib/paths';
import { ActionSummary } from '../forms/action-summary';
import { PasswordField } from '../forms/password-field';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import { useActionForm } from '../forms/use-action-form';
import { Link } from '../ui/link';
import { ResendForm } from './resend-form';

const LABELS = { email: 'Email', password: 'Password' };

export function SignInForm({ next }: { next: string }) {
  const signing = useActionForm({
    action: signIn,
    check: checkForm.signIn,
    failure: signInFailed,
  });
  const { state, errors, pending, form } = signing;
  return (
    <>
      {state.code === 'email_not_confirmed' && (
        <ResendForm email={state.values.email ?? ''} next={next} />
      )}
      <form {...form} className="grid gap-5">
        <ActionSummary of={signing} labels={LABELS} />
        <input type="hidden" name="next" value={next} />
        <TextField
          name="email"
          label={LABELS.email}
          type="email"
          autoComplete="username"
          required
          defaultValue={state.values.email}
          error={errors.email}
        />
        <PasswordField
          name="password"
          label={LABELS.password}
          autoComplete="current-password"
          required
          error={errors.password}
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
