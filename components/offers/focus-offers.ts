import type { FormState } from '@/lib/core/actions/form-state';

/** The id of the part of a conversation about its offers, which stays while its forms come and go. */
export const OFFERS_ID = 'offers';

/** Moves focus to that part once a form of it has done its work, because the form then goes. */
export function focusOffers({ status }: FormState) {
  if (status === 'done') document.getElementById(OFFERS_ID)?.focus();
}
