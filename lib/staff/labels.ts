import { formatPrice } from '../format';
import type { Enums } from '../supabase/database.types';

/** Labels of reasons of reports, rules of flags and risks of messages, in the queue. */
const LABELS: Record<string, string> = {
  misleading: 'Misleading',
  fraud: 'Fraud',
  sold: 'Sold',
  duplicate: 'Duplicate',
  other: 'Other',
  plate_listed_twice: 'Plate listed twice',
  photo_seen_elsewhere: 'Photograph seen elsewhere',
  link_or_payment_details: 'Link or payment details',
  price_far_below_valuation: 'Price far below valuation',
  registry_disagrees: 'Registry disagrees',
  suspected_scam: 'Suspected scam',
  link: 'Link',
  named_link: 'Web address',
  bank_details: 'Payment details, card or code',
};

/** The label of a reason, rule or risk; an unknown code gets spaces: 'some_rule' → 'Some rule'. */
export const reasonLabel = (code: string) =>
  LABELS[code] ?? (code.charAt(0).toUpperCase() + code.slice(1)).replaceAll('_', ' ');

/** The outcome of a report, after its title. */
export const outcomeOf: Record<Enums<'report_status'>, string> = {
  open: '',
  resolved: ' (upheld)',
  dismissed: ' (nothing wrong)',
};

export const listingStatusLabels: Record<Enums<'listing_status'> | 'withdrawn', string> = {
  draft: 'Draft',
  active: 'For sale',
  held: 'Held: shoppers do not see it',
  reserved: 'Reserved',
  sold: 'Sold',
  archived: 'Archived',
  withdrawn: 'Not for sale',
};

/** The waiting time since a date: '5 min', '3 h', '2 d'. */
export function waitingTime(since: string, now: Date) {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}

/** Compares an asking price with the range of its valuation; null without a valuation. */
export function priceAgainstRange(vehicle: {
  price: number;
  low_90: number | null;
  high_90: number | null;
}) {
  const { price, low_90: low, high_90: high } = vehicle;
  if (low === null || high === null) return null;
  const range = `the valuation of ${formatPrice(low)} to ${formatPrice(high)}`;
  if (price < low) return `${formatPrice(low - price)} below ${range}`;
  if (price > high) return `${formatPrice(price - high)} above ${range}`;
  return `Within ${range}`;
}
