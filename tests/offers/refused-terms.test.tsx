import { expect, test, vi } from 'vitest';
import { ListingReservationsForm } from '@/components/offers/listing-reservations-form';
import { ReservationTerms } from '@/components/offers/reservation-terms';
import { initialFormState } from '@/lib/core/actions/form-state';
import { reservationMessages } from '@/lib/offers/messages';
import { rendered } from '../tools/rendered';

vi.mock('@/components/forms/use-action-form', () => ({
  useActionForm: () => ({
    state: {
      ...initialFormState,
      status: 'failed',
      message: reservationMessages.tooMany,
      values: { hours: '48' },
      submissionId: '1',
    },
    errors: {},
    form: {},
  }),
}));

test.each([
  ['a conversation', <ReservationTerms key="terms" conversation="1" hours={24} isSpent={false} />],
  ['a listing', <ListingReservationsForm key="listing" id="1" hours={24} cancel={null} />],
])('refused reservation terms of %s keep the choice', (_, form) => {
  const { html, text } = rendered(form);
  expect(text).toContain(reservationMessages.tooMany.text);
  expect(html).toMatch(/<option value="48" selected="">/);
});
