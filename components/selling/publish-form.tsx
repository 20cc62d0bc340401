'use client';

import { paths } from '@/lib/paths';
import { publishListing } from '@/lib/selling/actions';
import { sellingMessages } from '@/lib/selling/messages';
import type { OwnListing } from '@/lib/selling/types';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';
import { button } from '../ui/button';
import { Link } from '../ui/link';
import { StepActions } from './step-actions';

type Props = { listing: OwnListing; isComplete: boolean };

/** The end of the last step: publishes a draft; for a published listing it links to its page. */
export function PublishForm({ listing, isComplete }: Props) {
  const form = useActionForm({
    action: publishListing,
    failure: sellingMessages.notPublished,
  });
  if (listing.status !== 'draft')
    return (
      <StepActions step="check" listing={listing}>
        {listing.status === 'active' && (
          <Link href={paths.vehicle(listing.id)} className={button('primary', 'large')}>
            See its page
          </Link>
        )}
      </StepActions>
    );
  return (
    <form {...form.form} className="grid gap-6">
      <FormSummary of={form} />
      <input type="hidden" name="id" value={listing.id} />
      <input type="hidden" name="sure" value={form.state.values.sure ?? ''} />
      <StepActions step="check" listing={listing}>
        {isComplete ? (
          <SubmitButton pending={form.pending} size="large" className="sm:w-auto">
            Publish
          </SubmitButton>
        ) : (
          <p className="self-center text-ink-2">Publish comes here once nothing is missing.</p>
        )}
      </StepActions>
    </form>
  );
}
