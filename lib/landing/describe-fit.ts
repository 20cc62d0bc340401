import { formatPrice, plural } from '../format';
import type { Cost, PriceFit } from './price-fit';

const change = (pounds: number) =>
  `${formatPrice(Math.abs(pounds))} ${pounds < 0 ? 'more' : 'less'}`;

function costSentence(more: string, verb: string, { pounds, low, high }: Cost, price: string) {
  if (low <= 0)
    return `It is not clear here what ${more} ${verb} off a price of ${price}: it may be ${change(low)} to ${change(high)}.`;
  return `Here ${more} ${verb} ${formatPrice(pounds)} off a price of ${price}: between ${formatPrice(low)} and ${formatPrice(high)}.`;
}

/** Says what a year and 10,000 miles cost, each with its interval. */
export function fitSentences({ price, year, tenThousandMiles }: PriceFit) {
  const at = formatPrice(price);
  return [
    costSentence('10,000 miles more', 'take', tenThousandMiles, at),
    costSentence('a year more', 'takes', year, at),
  ];
}

/** Says what the sentences are worked out from. */
export const fitNote = ({ cars }: PriceFit) =>
  `Worked out from ${plural(cars, 'advert')}, between those of the same fuel and gearbox, at their middle price. The ranges are 95% intervals. Asking prices, not a valuation.`;
