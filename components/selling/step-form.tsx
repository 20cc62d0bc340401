'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { sellingMessages } from '@/lib/selling/messages';
import type { Step } from '@/lib/selling/steps';
import type { OwnListing } from '@/lib/selling/types';
import { FormSummary } from '../forms/form-summary';
import { NewTabLink } from '../forms/new-tab-link';
import { SubmitButton } from '../forms/submit-button';
import type { useActionForm } from '../forms/use-action-form';
import { DraftNote } from './draft-note';
import { StepActions } from './step-actions';
import { useStepDraft } from './use-step-draft';

type Props = {
  step: Step;
  /** Null before the first step is saved. */
  listing: OwnListing | null;
  /** The version of the values that the step was loaded with; see lib/selling/step-version. */
  version: string;
  of: Pick<ReturnType<typeof useActionForm>, 'state' | 'errors' | 'summary' | 'pending' | 'form'>;
  /** Labels of the fields by name, in form order. */
  labels: Record<string, string>;
  children: ReactNode;
};

/** The form of one step: its errors, its fields, and the controls to go back and on. */
export function StepForm({ step, listing, version, of, labels, children }: Props) {
  const path = usePathname();
  const { state, pending } = of;
  const draft = useStepDraft({ step, id: listing?.id ?? null, version, state, pending });
  const isChanged = state.message?.title === sellingMessages.changed.title;
  return (
    <form {...of.form} ref={draft.form} onInput={draft.save} className="grid gap-6">
      <input type="hidden" name="version" value={draft.version} />
      <FormSummary of={of} labels={labels}>
        {isChanged && <NewTabLink href={path}>See what was saved</NewTabLink>}
      </FormSummary>
      <DraftNote outcome={draft.outcome} onDiscard={draft.discard} />
      {children}
      <StepActions step={step} listing={listing}>
        <SubmitButton pending={pending} size="large" className="sm:w-auto">
          {!listing || listing.status === 'draft' ? 'Save and continue' : 'Save'}
        </SubmitButton>
      </StepActions>
    </form>
  );
}
