'use client';

import { makeOffer } from '@/lib/offers/actions';
import { offerMessages } from '@/lib/offers/messages';
import { newOfferSchema } from '@/lib/offers/schema';
import { useSchemaForm } from '../forms/use-schema-form';
import { PrivateArea } from '../session/private-area';
import { GuestOfferForm } from './guest-offer-form';
import { type NewOfferProps, OfferFields } from './offer-fields';

type Props = NewOfferProps & {
  /** The name of the account; null without a session. */
  sender: string | null;
};

/** The offer of a signed-in account; without a session, the form of a guest. */
export function AccountOfferForm({ sender, vehicle, price, days }: Props) {
  const form = useSchemaForm({
    action: makeOffer,
    schema: newOfferSchema,
    failure: offerMessages.failed,
  });
  // Without JavaScript an offer sent after the session has ended stays in this form.
  if (sender === null && !form.state.submissionId)
    return <GuestOfferForm vehicle={vehicle} price={price} days={days} />;
  return (
    <PrivateArea>
      <OfferFields of={form} price={price} days={days} label="Send Offer">
        <input type="hidden" {...form.field('vehicle')} defaultValue={vehicle} />
        {sender && (
          <p className="text-ink-2">
            Sent as <strong className="font-semibold text-ink">{sender}</strong>. The seller does
            not see your e-mail address.
          </p>
        )}
      </OfferFields>
    </PrivateArea>
  );
}
