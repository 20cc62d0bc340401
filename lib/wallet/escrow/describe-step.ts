import type { Act } from './acts';
import type { Part } from './sale';

/** The description of a transaction before its signature. */
export interface StepDescription {
  /** The title, which is also the label of its button. */
  title: string;
  does: string;
  /** The coins that leave the wallet, except the network's fee. */
  costs: string;
  next: string;
}

const NOTHING = 'No money moves.';

/** Descriptions of transactions that are not actions on a sale. */
export const setupDescriptions = {
  approve: {
    title: 'Allow this one title',
    does: 'Allows the escrow contract to take this one title from you. It can take no other title and no money.',
    costs: NOTHING,
    next: 'The title stays with you. The next signature, of which you are told first, opens the sale.',
  },
  open: (buyer: string, amount: string): StepDescription => ({
    title: 'Open the sale',
    does: `Moves the title into the escrow, and offers it to ${buyer} alone for exactly ${amount}.`,
    costs: NOTHING,
    next: 'The buyer has 3 days to pay in. Until then either of you can cancel, and the title comes back to you.',
  }),
  withdraw: (amount: string): StepDescription => ({
    title: 'Withdraw',
    does: `Pays out the ${amount} that the escrow owes you, to the address that is connected here.`,
    costs: `Nothing leaves your wallet: ${amount} comes in.`,
    next: 'The escrow owes you nothing then.',
  }),
};

const ENDS = 'The sale is over then, and nothing can undo it.';

/** The description of an action on a sale; `amount` is its price. */
export function describeAct(act: Act, part: Part, amount: string): StepDescription {
  const paid = `The ${amount} in the escrow`;
  const descriptions: Record<Act, StepDescription> = {
    deposit: {
      title: 'Deposit the price',
      does: `Pays ${amount} into the escrow. Neither you nor the seller can spend it there.`,
      costs: `Exactly ${amount} leaves your wallet.`,
      next: 'You have 7 days to look at the vehicle and to accept or object. If you do neither, the seller can claim the money.',
    },
    accept: {
      title: 'Accept the vehicle',
      does: `${paid} is credited to the seller, and the title becomes yours.`,
      costs: `Nothing more leaves your wallet; the ${amount} you paid in is the seller’s.`,
      next: ENDS,
    },
    dispute: {
      title: 'Object',
      does: `Stops the sale: the arbiter decides whether the ${amount} goes to the seller or back to the buyer.`,
      costs: NOTHING,
      next: 'The arbiter has 14 days. Meanwhile the buyer can still accept and the seller can still give up.',
    },
    cancel: {
      title: 'Cancel the sale',
      does: 'Calls the sale off, before anything is paid. The title goes back to the seller.',
      costs: NOTHING,
      next: ENDS,
    },
    giveUp: {
      title: 'Give the sale up',
      does: `${paid} is credited to the buyer, and the title comes back to you.`,
      costs: `Nothing leaves your wallet, and you get nothing of the ${amount}.`,
      next: ENDS,
    },
    claim: {
      title: 'Claim the money',
      does: `Nobody objected in time: the ${amount} is credited to you, and the title becomes the buyer’s.`,
      costs: NOTHING,
      next: 'You can then withdraw the money.',
    },
    reclaim: {
      title: 'Take the money back',
      does: `The arbiter did not decide in time: the ${amount} is credited to you again, and the title goes back to the seller.`,
      costs: NOTHING,
      next: 'You can then withdraw the money.',
    },
    favourSeller: {
      title: 'Decide for the seller',
      does: `${paid} is credited to the seller, and the title becomes the buyer’s.`,
      costs: NOTHING,
      next: ENDS,
    },
    favourBuyer: {
      title: 'Decide for the buyer',
      does: `${paid} is credited to the buyer again, and the title goes back to the seller.`,
      costs: NOTHING,
      next: ENDS,
    },
  };
  if (act === 'cancel' && part === 'seller')
    return {
      ...descriptions.cancel,
      does: descriptions.cancel.does.replace('to the seller', 'to you'),
    };
  return descriptions[act];
}
