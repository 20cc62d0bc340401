import { formatPrice } from '../format';
import type { MatchedCar } from './types';

/** What brought a car into a search: 'Price down: £8,450 → £7,995', 'New', 'Back for sale'. */
export function changeText({ reason, price, old_price }: MatchedCar): string {
  const fall = old_price === null ? null : `${formatPrice(old_price)} → ${formatPrice(price)}`;
  if (reason === 'listed') return 'New';
  if (reason === 'back') return fall ? `Back for sale: ${fall}` : 'Back for sale';
  return fall ? `Price down: ${fall}` : 'Changed, and now in this search';
}
