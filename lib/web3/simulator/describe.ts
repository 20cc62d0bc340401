import type { Act } from './acts';
import { type Command, type Entry, type Holder, isLate, type Scene } from './scene';

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Formats seconds since 1970: '1 December at 10:00 UTC'. */
export const formatMoment = (seconds: number) => `${moment.format(seconds * 1000)} UTC`;

export const HOLDER_NAMES: Record<Holder, string> = {
  seller: 'Seller',
  buyer: 'Buyer',
  arbiter: 'Arbiter',
  escrow: 'Escrow',
};

/** The names of the steps, the same as in the wallet. */
export const ACT_NAMES: Record<Act, string> = {
  approve: 'Allow this one title',
  open: 'Open the sale',
  deposit: 'Deposit the price',
  cancel: 'Cancel the sale',
  accept: 'Accept the vehicle',
  claim: 'Claim the money',
  giveUp: 'Give the sale up',
  dispute: 'Object',
  resolveForSeller: 'Decide for the seller',
  resolveForBuyer: 'Decide for the buyer',
  reclaim: 'Take the money back',
  withdraw: 'Withdraw',
};

/** The names of the states; the contract's own if they are readable. */
export const STATE_NAMES: Record<Scene['state'], string> = {
  None: 'No sale yet',
  Open: 'Open',
  Deposited: 'Paid in',
  Disputed: 'Disputed',
  Released: 'Released',
  Refunded: 'Refunded',
  Cancelled: 'Cancelled',
};

/** Describes the present state, and the next possible steps. */
export function stateText(scene: Pick<Scene, 'state' | 'now' | 'deadline' | 'price' | 'owed'>) {
  const { state, price, owed } = scene;
  const late = isLate(scene);
  switch (state) {
    case 'None':
      return `The price agreed on is ${price} coins. The seller allows the escrow to take the title, then opens the sale.`;
    case 'Open':
      return late
        ? 'The title is locked. The time to deposit the price is over: either of them can cancel the sale.'
        : `The title is locked. The buyer deposits the price, exactly ${price} coins.`;
    case 'Deposited':
      return late
        ? 'The time to object is over: the seller can claim the money. The buyer can still accept.'
        : 'The buyer looks at the vehicle and accepts it. Either of them can object.';
    case 'Disputed':
      return late
        ? 'The arbiter’s time is over: the buyer can take the money back.'
        : 'The arbiter decides for one side. Without a decision in time, the buyer can take the money back.';
    case 'Released':
      return owed.seller
        ? 'The title is the buyer’s, and the money is the seller’s to withdraw.'
        : 'The title is the buyer’s, and the seller has withdrawn the money.';
    case 'Refunded':
      return owed.buyer
        ? 'The title is the seller’s again, and the money is the buyer’s to withdraw.'
        : 'The title is the seller’s again, and the buyer has withdrawn the money.';
    case 'Cancelled':
      return 'The title is the seller’s again. Nothing was paid.';
  }
}

/** Describes an entry: 'Buyer: Deposit the price, 6.9 coins.' */
export function describeEntry(entry: Entry): string {
  if (!('act' in entry)) return 'The clock moves on.';
  const { by, act, amount } = entry;
  return `${HOLDER_NAMES[by]}: ${ACT_NAMES[act]}${amount === null ? '' : `, ${amount} coins`}.`;
}

/** Describes the outcome of an entry. */
export function describeOutcome(entry: Entry): string {
  if (!('act' in entry)) return entry.isLate ? 'The deadline has passed.' : '';
  const { refusal } = entry;
  return refusal ? `Refused, ${refusal.error}: ${refusal.message}` : 'Done.';
}

/** Describes the latest change, for the announcement to screen readers. */
export function describeChange(command: Command, { now, entries, state }: Scene): string {
  const last = entries.at(-1);
  if (!last || command.kind === 'offer') return '';
  const step =
    command.kind === 'wait' ? `The clock stands at ${formatMoment(now)}.` : describeEntry(last);
  return [step, describeOutcome(last), `${STATE_NAMES[state]}.`].filter(Boolean).join(' ');
}

/** A simulated sale as a text file: its steps and its state. */
export function transcriptText(scene: Scene): string {
  const lines = scene.entries.map((entry, i) =>
    [`${i + 1}. ${formatMoment(entry.at)}.`, describeEntry(entry), describeOutcome(entry)]
      .filter(Boolean)
      .join(' '),
  );
  return [
    'A simulated sale on Forecourt’s escrow contract. Time and coins are made up.',
    '',
    ...lines,
    '',
    `How it stands: ${STATE_NAMES[scene.state]}. ${stateText(scene)}`,
    '',
  ].join('\n');
}
