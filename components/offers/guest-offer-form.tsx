'use client';

import { useState } from 'react';
import { makeGuestOffer } from '@/lib/offers/actions';
import { offerMessages } from '@/lib/offers/messages';
import { guestOfferSchema } from '@/lib/offers/schema';
import { authPath, newOfferPath } from '@/lib/paths';
import { TextField } from '../forms/text-field';
import { useSchemaForm } from '../forms/use-schema-form';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { type NewOfferProps, OfferFields } from './offer-fields';

/** An offer with a name and an e-mail address, which a mailed link confirms. */
export function GuestOfferForm({ vehicle, price, days }: NewOfferProps) {
  const form = useSchemaForm({
    action: makeGuestOffer,
    schema: guestOfferSchema,
    failure: offerMessages.failed,
  });
  const { state, field, summary } = form;
  /** The submission whose address is to be changed. */
  const [changed, setChanged] = useState('');
  if (state.status === 'done' && changed !== state.submissionId) {
    return (
      <div ref={summary} tabIndex={-1} role="status" className="outline-none">
        <Icon name="mail" className="size-8 text-link" />
        <h2 className="mt-3 text-title">Check your e-mail</h2>
        <p className="mt-3 text-lead text-pretty text-ink-2">
          Your offer is not sent yet. We have mailed a link to{' '}
          <strong className="font-semibold wrap-anywhere text-ink">{state.values.email}</strong>:
          press it, and the offer goes to the seller. The answer comes by the same link.
        </p>
        <p className="mt-3 text-pretty text-ink-2">
          Nothing there after a few minutes? Look among the unwanted mail, and check the address.
        </p>
        <button
          type="button"
          className={button('secondary', 'medium', 'needs-script mt-6')}
          onClick={() => setChanged(state.submissionId)}
        >
          Use another address
        </button>
      </div>
    );
  }
  return (
    <OfferFields of={form} price={price} days={days} label="Send Offer">
      <input type="hidden" {...field('vehicle')} defaultValue={vehicle} />
      <div className="grid gap-4 border-t border-line pt-6">
        <p className="text-pretty text-ink-2">
          We mail you a link: press it, and your offer goes to the seller, who does not see your
          address. Have an account?{' '}
          <a
            href={authPath('sign-in', newOfferPath(vehicle))}
            className="font-semibold text-link underline underline-offset-4"
          >
            Sign in instead
          </a>
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('fullName')} label="Your name" autoComplete="name" required />
          <TextField
            {...field('email')}
            label="Your e-mail address"
            type="email"
            autoComplete="email"
            required
          />
        </div>
      </div>
    </OfferFields>
  );
}
