import { formatMileage, formatPrice } from '../format';
import { equityOf, leftToPay, type PartExchange, type Range } from './part-exchange';

/** '£4,000 to £5,500'. */
export const describeRange = (range: Range) => range.map(formatPrice).join(' to ');

/** The rest of a price to pay or finance, on a card: always a range. */
export function describeLeft(price: number, kept: PartExchange): string {
  const [low, high] = leftToPay(price, kept);
  if (high <= 0) return `Your part exchange covers it, ${describeRange([-high || 0, -low])} over`;
  if (low < 0)
    return `From ${formatPrice(-low)} over to ${formatPrice(high)} left to pay, with your part exchange`;
  return `${describeRange([low, high])} left to pay, with your part exchange`;
}

/** How that sum comes about, on a car's page. */
export function describeBasis(price: number, { car, range, owed }: PartExchange): string {
  const debt = owed > 0 ? `, plus ${formatPrice(owed)} owed on it` : '';
  return `${formatPrice(price)} less ${describeRange(range)}, what such cars as your ${car} are advertised for${debt}. To pay or to finance; a dealer’s offer may be lower, and leaves more.`;
}

/** The part exchange that a list counts with. */
export function describeKept({ car, range, owed }: PartExchange): string {
  const debt = owed > 0 ? `, ${formatPrice(owed)} owed` : '';
  return `Counted with your ${car}: ${describeRange(range)}${debt}.`;
}

/** The car with its miles: '2018 Ford Fiesta, 42,000 miles'. */
export const describeCar = ({ car, miles }: Pick<PartExchange, 'car' | 'miles'>) =>
  miles === null ? car : `${car}, ${formatMileage(miles)}`;

/** The value less the debt, in words: negative equity above all. */
export function describeEquity(kept: Pick<PartExchange, 'range' | 'owed'>): string {
  const [low, high] = equityOf(kept);
  if (kept.owed === 0)
    return `With no debt on it, ${describeRange([low, high])} comes off a price.`;
  if (high <= 0)
    return `More is owed on it than it is valued at: ${describeRange([-high || 0, -low])} is added to the price of the next car. Lenders call this negative equity.`;
  if (low < 0)
    return `It may fall ${formatPrice(-low)} short of what is owed, which is then added to a price (negative equity), or leave up to ${formatPrice(high)}, which comes off it.`;
  return `After the debt ${describeRange([low, high])} of it is left, and comes off a price.`;
}

/** The sentences for a message to a seller. */
export function describeForSeller(kept: PartExchange): string {
  const debt = kept.owed > 0 ? ` ${formatPrice(kept.owed)} is still owed on it.` : '';
  return `I have a car to part-exchange: ${describeCar(kept)}. Forecourt’s valuation of such adverts is ${describeRange(kept.range)}.${debt} Would you take it, and for how much?`;
}
