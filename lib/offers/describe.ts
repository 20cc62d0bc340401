import { formatPrice } from '../format';
import { lastDayOf } from './days';
import type { OpenOffer } from './types';

/** Says who offers how much, and until when: for the side `reader`, with the name of the other. */
export function describeOffer(offer: OpenOffer, reader: OpenOffer['side'], otherName: string) {
  const who = offer.side === reader ? 'You offer' : `${otherName} offers`;
  return `${who} ${formatPrice(offer.amount)}. It stands until the end of ${lastDayOf(offer.stands_until)}.`;
}

/** Says how the price has changed since an offer was made; null where it has not. */
export function describePriceChange(offer: OpenOffer, price: number | null) {
  if (price === null || price === offer.price) return null;
  return `The asking price was ${formatPrice(offer.price)} when this offer was made, and is ${formatPrice(price)} now.`;
}
