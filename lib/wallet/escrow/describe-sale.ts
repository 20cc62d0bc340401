import type { Part, Sale, SaleState } from './sale';

const STATES: Record<SaleState, string> = {
  none: 'Not opened',
  open: 'Open: waiting for the buyer’s deposit',
  deposited: 'Paid in: the buyer looks at the vehicle',
  disputed: 'Disputed: the arbiter decides',
  released: 'Sold: the money is credited to the seller, the title is the buyer’s',
  refunded: 'Refunded: the money is credited to the buyer, the title is the seller’s again',
  cancelled: 'Cancelled before a deposit: the title is the seller’s again',
};
export const stateLabel = (state: SaleState) => STATES[state];

export const PART_LABELS: Record<Part, string> = {
  seller: 'You sell',
  buyer: 'You buy',
  arbiter: 'You decide as the arbiter',
};

const date = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});
const HOUR = 3600;

/**
 * Formats the deadline with the time left: 'until 3 May 2026, 14:00, 2 days left', or that it has
 * passed; null for an ended sale.
 */
export function describeDeadline({ deadline }: Sale, now: number): string | null {
  if (deadline === 0) return null;
  const day = date.format(deadline * 1000);
  const hours = Math.floor((deadline - now) / HOUR);
  if (now > deadline) return `${day}, passed`;
  if (hours < 1) return `${day}, less than an hour left`;
  const [count, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day'];
  return `${day}, ${count} ${unit}${count === 1 ? '' : 's'} left`;
}

/** A title's complete id. */
export const wholeTitle = (id: bigint) => `0x${id.toString(16).padStart(64, '0')}`;

/** The beginning and end of a title's id, which is a hash. */
export function shortTitle(id: bigint) {
  const whole = wholeTitle(id);
  return `${whole.slice(0, 10)}…${whole.slice(-8)}`;
}
