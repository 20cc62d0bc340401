import { type FormEvent, useState } from 'react';
import type { Address } from 'viem';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { shortTitle } from '@/lib/wallet/escrow/describe-sale';
import { exactAmount, parseBuyer, parsePrice, type Unfit } from '@/lib/wallet/escrow/input';
import type { Terms } from '@/lib/wallet/escrow/step';
import type { Network } from '@/lib/wallet/networks';

type Props = {
  titles: readonly bigint[];
  unfit: Unfit;
  currency: Network['currency'];
  /** True while its transaction is being prepared. */
  isPending: boolean;
  onTerms: (terms: Terms) => void;
};
type Errors = { title?: string; buyer?: string; price?: string };

/** Asks for the title, the buyer and the price of a sale. */
export function OpenSaleForm({ titles, unfit, currency, isPending, onTerms }: Props) {
  const [errors, setErrors] = useState<Errors>({});
  const { symbol, decimals } = currency;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = (name: string) => String(new FormData(form).get(name) ?? '');
    const title = titles.find((one) => String(one) === read('title'));
    const buyer = parseBuyer(read('buyer'), unfit);
    const price = parsePrice(read('price'), symbol, decimals);
    const found: Errors = {
      ...(title === undefined && { title: 'Choose a title' }),
      ...('error' in buyer && { buyer: buyer.error }),
      ...('error' in price && { price: price.error }),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    if (title === undefined || 'error' in buyer || 'error' in price) return;
    const amount = exactAmount(price.value, symbol, decimals);
    onTerms({ title, buyer: buyer.value as Address, price: price.value, amount });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-4">
      <SelectField
        name="title"
        label="Title"
        none="Choose"
        error={errors.title}
        options={Object.fromEntries(titles.map((id) => [String(id), shortTitle(id)]))}
      />
      <TextField
        name="buyer"
        label="Buyer’s address"
        error={errors.buyer}
        autoComplete="off"
        spellCheck={false}
        hint="Only this address can buy. Ask the buyer for it, and compare it."
      />
      <TextField
        name="price"
        label={`Price in ${symbol}`}
        error={errors.price}
        inputMode="decimal"
        autoComplete="off"
        hint="Coins of a test network, worth nothing"
      />
      <SubmitButton pending={isPending} className="justify-self-start">
        Put into escrow
      </SubmitButton>
    </form>
  );
}
