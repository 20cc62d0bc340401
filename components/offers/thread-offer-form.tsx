'use client';

import { sendOffer } from '@/lib/offers/actions';
import { offerMessages } from '@/lib/offers/messages';
import { offerSchema } from '@/lib/offers/schema';
import { useSchemaForm } from '../forms/use-schema-form';
import { focusOffers } from './focus-offers';
import { type OfferDays, OfferFields } from './offer-fields';

type Props = {
  /** The id, or the token of a mailed link. */
  conversation: string;
  price: number;
  days: OfferDays;
  /** The open offer that another sum answers. */
  answers?: string | undefined;
};

/** An offer in a conversation, or another sum in answer to the open one; folded until it is asked for. */
export function ThreadOfferForm({ conversation, price, days, answers = '' }: Props) {
  const form = useSchemaForm({
    action: sendOffer,
    schema: offerSchema,
    failure: offerMessages.failed,
    onResponse: focusOffers,
  });
  const isRefused = form.state.status !== 'idle' && form.state.status !== 'done';
  return (
    <details open={isRefused || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline-offset-4 hover:underline">
        {answers ? 'Answer with another sum' : 'Make an offer'}
      </summary>
      <div className="max-w-[40rem] pt-2 pb-3">
        <OfferFields
          of={form}
          price={price}
          days={days}
          label={answers ? 'Send This Sum' : 'Send Offer'}
          isAnswer={answers !== ''}
        >
          <input type="hidden" {...form.field('conversation')} defaultValue={conversation} />
          <input type="hidden" {...form.field('answers')} defaultValue={answers} />
        </OfferFields>
      </div>
    </details>
  );
}
