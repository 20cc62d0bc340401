import type { Act } from './acts';
import type { Command, Entry, Holder, Scene } from './scene';

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** '1 December at 10:00', of seconds since 1970, in UTC. */
export const momentWords = (seconds: number) => moment.format(seconds * 1000);

export const HOLDER_NAMES: Record<Holder, string> = {
  seller: 'Seller',
  buyer: 'Buyer',
  arbiter: 'Arbiter',
  escrow: 'Escrow',
};

/** The names of the steps. */
export const ACT_NAMES: Record<Act, string> = {
  approve: 'Let the escrow take the title',
  open: 'Open the sale',
  deposit: 'Pay in',
  cancel: 'Call it off',
  accept: 'Accept the car',
  claim: 'Claim after silence',
  giveUp: 'Give up the sale',
  dispute: 'Object',
  resolveForSeller: 'Decide for the seller',
  resolveForBuyer: 'Decide for the buyer',
  reclaim: 'Take the money back',
  withdraw: 'Withdraw',
};

/** What is true in each state, and what can happen next. */
export const STATE_WORDS: Record<Scene['state'], { name: string; text: string }> = {
  None: {
    name: 'No sale yet',
    text: 'The seller lets the escrow take the title, then opens the sale.',
  },
  Open: { name: 'Open', text: 'The title is locked. The buyer pays the exact price in.' },
  Deposited: {
    name: 'Paid in',
    text: 'The buyer looks at the car. Either of them can object; after silence the seller can claim.',
  },
  Disputed: {
    name: 'In dispute',
    text: 'The arbiter decides for one side. Without a decision in time, the buyer can take the money back.',
  },
  Released: {
    name: 'Released',
    text: 'The title is the buyer’s, and the money is the seller’s to withdraw.',
  },
  Refunded: {
    name: 'Refunded',
    text: 'The title is the seller’s again, and the money is the buyer’s to withdraw.',
  },
  Cancelled: { name: 'Called off', text: 'The title is the seller’s again. Nothing was paid.' },
};

/** 'Buyer: Pay in, 6.9 coins'. */
export const stepWords = ({ by, act, amount }: Pick<Entry, 'by' | 'act' | 'amount'>) =>
  `${HOLDER_NAMES[by]}: ${ACT_NAMES[act]}${amount === null ? '' : `, ${amount} coins`}`;

/** What became of a step. */
export const outcomeWords = ({ refusal }: Pick<Entry, 'refusal'>) =>
  refusal ? `Refused, ${refusal.error}: ${refusal.words}` : 'Done';

/** What has just changed, to be announced. */
export function newsWords(command: Command, { now, deadline, entries, state }: Scene): string {
  const last = entries.at(-1);
  const { name } = STATE_WORDS[state];
  if (command.kind === 'take' && last) return `${stepWords(last)}. ${outcomeWords(last)}. ${name}.`;
  const isLate = deadline !== null && now > deadline;
  return `The clock stands at ${momentWords(now)}.${isLate ? ' It is too late.' : ''} ${name}.`;
}

/** The steps of a simulated sale as a text file. */
export function transcriptText({ entries }: Pick<Scene, 'entries'>): string {
  const lines = entries.map(
    (entry, i) =>
      `${i + 1}. ${momentWords(entry.at)} UTC. ${stepWords(entry)}. ${outcomeWords(entry)}`,
  );
  return [
    'A simulated sale on Forecourt’s escrow contract. Time and coins are made up.',
    '',
    ...lines,
    '',
  ].join('\n');
}
