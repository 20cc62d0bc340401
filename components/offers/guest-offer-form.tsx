'use client';

import { makeGuestOffer } from '@/lib/offers/actions';
import { offerMessages } from '@/lib/offers/messages';
import { guestOfferSchema } from '@/lib/offers/schema';
import { newOfferPath } from '@/lib/paths';
import { GuestFields } from '../forms/guest-fields';
import { MailedForm } from '../forms/mailed-form';
import { useSchemaForm } from '../forms/use-schema-form';
import { type NewOfferProps, OfferFields } from './offer-fields';

/** An offer with a name and an e-mail address, which a mailed link confirms. */
export function GuestOfferForm({ vehicle, price, days }: NewOfferProps) {
  const form = useSchemaForm({
    action: makeGuestOffer,
    schema: guestOfferSchema,
    failure: offerMessages.failed,
  });
  const { field } = form;
  return (
    <MailedForm
      of={form}
      waiting="Your offer is not sent yet."
      effect="press it, and the offer goes to the seller. The answer comes by the same link."
    >
      <OfferFields of={form} price={price} days={days} label="Send Offer">
        <input type="hidden" {...field('vehicle')} defaultValue={vehicle} />
        <GuestFields
          thing="offer"
          signedInPath={newOfferPath(vehicle)}
          fullName={field('fullName')}
          email={field('email')}
        />
      </OfferFields>
    </MailedForm>
  );
}
