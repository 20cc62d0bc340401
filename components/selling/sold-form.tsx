'use client';

import type { ReactNode } from 'react';
import { markSold } from '@/lib/selling/status-actions';
import type { ListingStatus } from '@/lib/selling/types';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import { TextField } from '../forms/text-field';
import { useActionForm } from '../forms/use-action-form';

type Props = {
  id: string;
  /** Null after the session has ended: the form then keeps the values submitted. */
  from: ListingStatus | null;
  view: string;
  /** Whole pounds. */
  soldPrice: number | null;
  cancel: ReactNode;
};

const LABELS = { price: 'Price it fetched (optional)' };

/** Marks a listing as sold, or changes the price that a sold one fetched. */
export function SoldForm({ id, from, view, soldPrice, cancel }: Props) {
  const form = useActionForm({ action: markSold, failure: { title: 'Not changed' } });
  const status = from ?? form.state.values.from ?? '';
  return (
    <form {...form.form} className="mt-6 grid gap-5">
      <FormSummary of={form} labels={LABELS} />
      {Object.entries({ id, from: status, view }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        name="price"
        label={LABELS.price}
        error={form.errors.price}
        defaultValue={form.state.values.price ?? soldPrice ?? ''}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-48"
        hint="In whole pounds. Only you and our staff see it: it is on no page and in no search. Among ten sold cars or more it counts in how right our valuations were."
      />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <SubmitButton pending={form.pending} className="">
          {status === 'sold' ? 'Save' : 'Mark sold'}
        </SubmitButton>
        {cancel}
      </div>
    </form>
  );
}
