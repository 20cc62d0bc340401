'use client';

import { reservationMessages } from '@/lib/offers/messages';
import { saveReservationTerms } from '@/lib/offers/reservation-actions';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';
import { focusOffers } from './focus-offers';
import { ReservationChoice } from './reservation-choice';

type Props = {
  conversation: string;
  hours: number | null;
  /** Whether buyers can reserve it only once the seller has allowed more. */
  isSpent: boolean;
};

/** Lets a seller allow reservations of the car of a conversation; folded until it is asked for. */
export function ReservationTerms({ conversation, hours, isSpent }: Props) {
  const form = useActionForm({
    action: saveReservationTerms,
    failure: reservationMessages.failed,
    onResponse: focusOffers,
  });
  const isRefused = form.state.status !== 'idle' && form.state.status !== 'done';
  return (
    <details open={isRefused || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline-offset-4 hover:underline">
        Reservations: {hours ? `allowed for ${hours} hours` : 'not allowed'}
        {isSpent && ', paused until you allow more'}
      </summary>
      <form {...form.form} className="grid max-w-[40rem] gap-3 pt-2 pb-3">
        <FormSummary of={form} />
        <input type="hidden" name="conversation" value={conversation} />
        <ReservationChoice hours={form.state.values.hours ?? hours} />
        <SubmitButton pending={form.pending} size="small" className="sm:justify-self-start">
          Save
        </SubmitButton>
      </form>
    </details>
  );
}
