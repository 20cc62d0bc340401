'use client';

import { confirmLink } from '@/lib/auth/actions';
import { authPath } from '@/lib/paths';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';
import { standaloneLink } from '../ui/button';
import { Link } from '../ui/link';

type Props = { tokenHash: string; type: string; next: string };

/** Redeems an emailed link by a POST, so that mail scanners, which only follow links, cannot use it up. */
export function ConfirmForm({ tokenHash, type, next }: Props) {
  const form = useActionForm({ action: confirmLink });
  const isReset = type === 'recovery';
  return (
    <form {...form.form} className="grid gap-5">
      <FormSummary of={form}>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <Link href={authPath(isReset ? 'reset' : 'sign-in', next)} className={standaloneLink}>
            {isReset ? 'Ask for a new link' : 'Sign in, or ask for a new link'}
          </Link>
        </p>
      </FormSummary>
      <input type="hidden" name="token_hash" value={tokenHash} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="next" value={next} />
      <SubmitButton pending={form.pending}>
        {isReset ? 'Set a New Password' : 'Confirm and Sign In'}
      </SubmitButton>
    </form>
  );
}
