'use client';

import type { ReactNode } from 'react';
import { reservationMessages } from '@/lib/offers/messages';
import { saveListingReservations } from '@/lib/offers/reservation-actions';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';
import { ReservationChoice } from './reservation-choice';

type Props = { id: string; hours: number | null; cancel: ReactNode };

/** Lets buyers reserve a listing of the user, or no more. */
export function ListingReservationsForm({ id, hours, cancel }: Props) {
  const form = useActionForm({
    action: saveListingReservations,
    failure: reservationMessages.failed,
  });
  return (
    <form {...form.form} className="mt-6 grid gap-5">
      <FormSummary of={form} />
      <input type="hidden" name="id" value={id} />
      <ReservationChoice hours={form.state.values.hours ?? hours} />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <SubmitButton pending={form.pending} className="">
          Save
        </SubmitButton>
        {cancel}
      </div>
    </form>
  );
}
