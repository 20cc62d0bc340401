'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { authPath } from '@/lib/paths';
import type { Step } from '@/lib/selling/steps';
import type { OwnListing } from '@/lib/selling/types';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import type { useActionForm } from '../forms/use-action-form';
import { StepActions } from './step-actions';

type Props = {
  step: Step;
  /** Null before the first step is saved. */
  listing: OwnListing | null;
  of: Pick<ReturnType<typeof useActionForm>, 'state' | 'errors' | 'summary' | 'pending' | 'form'>;
  /** Labels of the fields by name, in form order. */
  labels: Record<string, string>;
  children: ReactNode;
};

/** The form of one step: its errors, its fields, and the ways back and on. */
export function StepForm({ step, listing, of, labels, children }: Props) {
  const path = usePathname();
  return (
    <form {...of.form} className="grid gap-6">
      <FormSummary of={of} labels={labels}>
        {of.state.status === 'signed-out' && (
          <a
            href={authPath('sign-in', path)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Sign in (in a new tab)
          </a>
        )}
      </FormSummary>
      {children}
      <StepActions step={step} listing={listing}>
        <SubmitButton pending={of.pending} size="large" className="sm:w-auto">
          {!listing || listing.status === 'draft' ? 'Save and continue' : 'Save'}
        </SubmitButton>
      </StepActions>
    </form>
  );
}
