import type { ReactNode } from 'react';
import { formatNumber, formatPrice } from '@/lib/format';
import { monthlyPrice } from '@/lib/listings/describe';

type Props = {
  price: number;
  /** Below the price per month. */
  finance?: ReactNode;
  children: ReactNode;
};

/** The asking price, its rating (`children`) and the price per month. */
export function PriceBlock({ price, finance, children }: Props) {
  return (
    <div className="tabular xl:border-t xl:border-line xl:pt-6">
      <p className="font-head text-[clamp(2.5rem,2rem+1.6vw,3.25rem)]/none font-semibold tracking-[-0.04em] text-signal">
        {formatPrice(price)}
      </p>
      <div className="mt-2.5">{children}</div>
      <p className="mt-3 text-ink-2">or £{formatNumber(monthlyPrice(price))}/month</p>
      <p className="text-small text-ink-3">price ÷ 36, not a credit offer</p>
      {finance}
    </div>
  );
}
