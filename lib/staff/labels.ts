/** Reasons of reports, rules of flags and risks of messages, as the queue names them. */
const LABELS: Record<string, string> = {
  misleading: 'Misleading',
  fraud: 'Fraud',
  sold: 'Sold',
  duplicate: 'Duplicate',
  other: 'Other',
  plate_listed_twice: 'Plate listed twice',
  link_or_payment_details: 'Link or payment details',
  price_far_below_valuation: 'Price far below valuation',
  link: 'Link',
  bank_details: 'Payment details',
};

/** The label of a reason, rule or risk; an unknown one with spaces: 'some_rule' → 'Some rule'. */
export const reasonLabel = (code: string) =>
  LABELS[code] ?? (code.charAt(0).toUpperCase() + code.slice(1)).replaceAll('_', ' ');

/** How long something has waited: '5 min', '3 h', '2 d'. */
export function waitingTime(since: string, now: Date) {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}

/** An asking price against the valuation's 90 % range; null without a valuation. */
export function priceAgainstRange(
  { price, low_90, high_90 }: { price: number; low_90: number | null; high_90: number | null },
  format: (pounds: number) => string,
) {
  if (low_90 === null || high_90 === null) return null;
  const range = `${format(low_90)} to ${format(high_90)}`;
  if (price < low_90) return `${format(low_90 - price)} below the 90 % range of ${range}`;
  if (price > high_90) return `${format(price - high_90)} above the 90 % range of ${range}`;
  return `Within the 90 % range of ${range}`;
}
