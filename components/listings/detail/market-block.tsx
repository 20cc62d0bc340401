import { formatPrice } from '@/lib/format';
import { marketLabel } from '@/lib/listings/market';
import type { MarketPosition } from '@/lib/listings/types';
import { RivalLine } from './rival-line';

const MARKET_ID = 'market';

type Props = { market: MarketPosition | null };

/** Where the price stands among similar cars here, which leads to them. It is no valuation. */
export function MarketLine({ market }: Props) {
  if (!market) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
      <a
        href={`#${MARKET_ID}`}
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
      >
        {marketLabel(market)}
      </a>
      <span>half ask {market.middleHalf.map(formatPrice).join(' to ')}</span>
    </p>
  );
}

/** The similar cars that the price is compared with, and how. */
export function MarketBlock({ market }: Props) {
  if (!market) return null;
  const { rivals, nearest } = market;
  return (
    <section aria-labelledby={MARKET_ID} className="border-t border-line pt-5 sm:pt-6">
      <h2 id={MARKET_ID} className="font-text! text-body! font-semibold tracking-normal!">
        Like it here
      </h2>
      <p className="mt-1 text-pretty text-ink-2">
        Same model and fuel, within two years and similar miles. Prices are brought to this car’s
        age and miles: 12.5% a year and 4.5% per 10,000 miles. This compares adverts here and is no
        valuation.
      </p>
      <ul className="tabular mt-1">
        {nearest.map((rival) => (
          <RivalLine
            key={rival.id}
            rival={rival}
            aside={`like this one ${formatPrice(rival.brought)}`}
          />
        ))}
      </ul>
      {rivals > nearest.length && (
        <p className="mt-1 text-small text-ink-2">{`The cheapest ${nearest.length} of ${rivals}.`}</p>
      )}
    </section>
  );
}
