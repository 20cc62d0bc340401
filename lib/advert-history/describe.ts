import { londonDay } from '../core/london';
import { formatDate, formatMileage, formatPrice, plural } from '../format';
import type { SellerType } from '../listings/constants';
import type { AdvertEvent, TimelineItem } from './types';

const SELLERS: Record<SellerType, string> = {
  private: 'a private seller',
  dealer: 'a dealer',
  verified_dealer: 'a verified dealer',
};
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];
const ENDS = {
  sold: 'Marked as sold',
  archived: 'Taken off sale',
  deleted: 'Advert deleted',
  paused: 'Not on the list for a time',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sellerOf = ({ isSameSeller }: AdvertEvent, type: SellerType) =>
  isSameSeller ? 'this seller' : SELLERS[type];

/** '£400 less' from one price to another; null where they are the same. */
export const moveText = (difference: number) =>
  difference === 0
    ? null
    : `${formatPrice(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`;

/** 'Description, features changed'. */
export const wordsText = (parts: string[]) => `${capital(parts.join(', '))} changed`;

const said = (price: number, miles: number | null) =>
  miles === null ? formatPrice(price) : `${formatPrice(price)} and ${formatMileage(miles)}`;

/** The figures known before an event: the price of its own advert, the miles of all; null where unknown. */
type Known = { price: number | null; miles: number | null };

/** How many miles fewer than said before, as a question; null where there are no fewer. */
function fewerText(miles: number | null, { miles: before }: Known) {
  if (miles === null || before === null || miles >= before) return null;
  return `${formatMileage(before - miles)} fewer than said before: ask why`;
}

function textOf(event: AdvertEvent, known: Known): string {
  const { kind, value } = event;
  switch (kind) {
    case 'listed': {
      const start = event.advert === 1 ? 'First seen here' : 'Listed again';
      return `${start}, by ${sellerOf(event, value.seller)}, at ${said(value.price, value.miles)}`;
    }
    case 'back': {
      const move = known.price === null ? null : moveText(value.price - known.price);
      return `Back at ${said(value.price, value.miles)}${move ? `, ${move}` : ''}`;
    }
    case 'price':
      return `${moveText(value.price - value.before)}: ${formatPrice(value.price)}`;
    case 'miles':
      return value.miles === null
        ? 'Mileage taken away'
        : `Mileage changed to ${formatMileage(value.miles)}`;
    case 'words':
      return wordsText(value.parts);
    case 'photographs':
      return 'Photographs changed';
    case 'seller':
      return `Its seller is now ${SELLERS[value.seller]}`;
    case 'gone':
      return ENDS[value.status];
  }
}

/**
 * The line of time of a car's adverts, newest first. The prices of this seller are left out, because the
 * price history has them; what was done twice in a day to an advert is said once.
 */
export function timeline(events: AdvertEvent[]): TimelineItem[] {
  const items: (TimelineItem & { key: string })[] = [];
  const prices = new Map<number, number>();
  let knownMiles: number | null = null;
  for (const event of events) {
    const { kind, value, at, advert } = event;
    const known: Known = { price: prices.get(advert) ?? null, miles: knownMiles };
    const text = textOf(event, known);
    const miles = 'miles' in value ? value.miles : null;
    const fewer = fewerText(miles, known);
    const key = `${advert} ${londonDay(Date.parse(at))} ${text}`;
    if (!(kind === 'price' && event.isSameSeller) && items.at(-1)?.key !== key)
      items.push({ at, text: fewer ? `${text}: ${fewer}` : text, isFlagged: fewer !== null, key });
    if ('price' in value) prices.set(advert, value.price);
    knownMiles = miles ?? knownMiles;
  }
  return items.map(({ at, text, isFlagged }) => ({ at, text, isFlagged })).toReversed();
}

/** Says in a sentence or two how often the car was advertised here, and what the first advert asked; null without events. */
export function advertsSentence(events: AdvertEvent[]): string | null {
  const [first] = events;
  if (!first) return null;
  const count = Math.max(...events.map(({ advert }) => advert));
  const since = formatDate(first.at);
  if (count === 1) return `First seen here on ${since}. No other advert of this car is known here.`;
  const own = events.find(({ isThis }) => isThis)?.advert;
  const ordinal = ORDINALS[count - 1];
  const start =
    own === count && ordinal
      ? `${ordinal} advert of this car here since ${since}.`
      : `${plural(count, 'advert')} of this car here since ${since}.`;
  if (first.isThis || first.kind !== 'listed') return start;
  const { price, miles, seller } = first.value;
  const at = miles === null ? '' : ` at ${formatMileage(miles)}`;
  return `${start} The first asked ${formatPrice(price)}${at}, by ${sellerOf(first, seller)}.`;
}
