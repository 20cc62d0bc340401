'use client';

import type { ReactNode } from 'react';
import { wholeAmount } from '@/lib/core/amount';
import { formatPrice } from '@/lib/format';
import { NO_CONTRACT } from '@/lib/offers/messages';
import type { guestOfferSchema, newOfferSchema, offerSchema } from '@/lib/offers/schema';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import type { useSchemaForm } from '../forms/use-schema-form';

const LABELS = {
  amount: 'Your offer in pounds',
  until: 'Stands until the end of',
  fullName: 'Your name',
  email: 'Your e-mail address',
};

export type OfferDays = { first: string; last: string; suggested: string };

/** The subject of an offer that starts a conversation. */
export type NewOfferProps = { vehicle: string; price: number; days: OfferDays };

type Props = {
  of:
    | ReturnType<typeof useSchemaForm<typeof offerSchema>>
    | ReturnType<typeof useSchemaForm<typeof newOfferSchema>>
    | ReturnType<typeof useSchemaForm<typeof guestOfferSchema>>;
  /** The asking price in whole pounds. */
  price: number;
  days: OfferDays;
  /** The label of the button. */
  label: string;
  /** Whether the open offer above it says already that it is no contract. */
  isAnswer?: boolean;
  /** Fields of the subject, and of the sender. */
  children?: ReactNode;
};

/** The form of an offer. A sum below a third of the price is asked about once. */
export function OfferFields({ of, price, days, label, isAnswer = false, children }: Props) {
  const { state, pending, form, field } = of;
  const typed = wholeAmount(state.values.amount ?? '');
  return (
    <form {...form} className="grid gap-4">
      <FormSummary of={of} labels={LABELS} />
      <input type="hidden" {...field('price')} defaultValue={price} />
      <p className="text-ink-2">
        The asking price is <strong className="tabular text-ink">{formatPrice(price)}</strong>.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('amount')} label={LABELS.amount} inputMode="numeric" required />
        <TextField
          {...field('until')}
          label={LABELS.until}
          type="date"
          min={days.first}
          max={days.last}
          defaultValue={state.values.until ?? days.suggested}
          required
        />
      </div>
      {state.code === 'PT428' && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="sure"
            value={typed}
            className="size-5 shrink-0 accent-(--link)"
          />
          Yes, I mean {formatPrice(Number(typed))}
        </label>
      )}
      {children}
      {!isAnswer && <p className="text-small text-pretty text-ink-3">{NO_CONTRACT}</p>}
      <SubmitButton pending={pending} className="sm:justify-self-start">
        {label}
      </SubmitButton>
    </form>
  );
}
