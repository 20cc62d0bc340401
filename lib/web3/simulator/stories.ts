import type { Act, Person } from './acts';

/** A step of a story, or a wait. */
type StoryStep = { told: string } & (
  | { kind: 'take'; by: Person; act: Act; amount?: string }
  | { kind: 'untilLate' }
);

export interface Story {
  id: string;
  name: string;
  steps: readonly StoryStep[];
}

/** A story and the number of its next step. */
export interface Playing {
  story: Story;
  next: number;
}

const BEGINNING: readonly StoryStep[] = [
  {
    kind: 'take',
    by: 'seller',
    act: 'approve',
    told: 'The seller allows the escrow to take this one title.',
  },
  {
    kind: 'take',
    by: 'seller',
    act: 'open',
    told: 'The seller opens the sale for this buyer, and the title is locked.',
  },
];
const PAID: StoryStep = {
  kind: 'take',
  by: 'buyer',
  act: 'deposit',
  told: 'The buyer deposits the exact price.',
};

/** Sales to play step by step, from the start. */
export const STORIES: readonly Story[] = [
  {
    id: 'good',
    name: 'All goes well',
    steps: [
      ...BEGINNING,
      PAID,
      {
        kind: 'take',
        by: 'buyer',
        act: 'accept',
        told: 'The buyer has seen the vehicle and accepts it.',
      },
      { kind: 'take', by: 'seller', act: 'withdraw', told: 'The seller withdraws the money.' },
    ],
  },
  {
    id: 'dispute',
    name: 'A dispute',
    steps: [
      ...BEGINNING,
      PAID,
      {
        kind: 'take',
        by: 'buyer',
        act: 'dispute',
        told: 'The car is not as described: the buyer objects.',
      },
      {
        kind: 'take',
        by: 'arbiter',
        act: 'resolveForBuyer',
        told: 'The arbiter decides for the buyer.',
      },
      { kind: 'take', by: 'buyer', act: 'withdraw', told: 'The buyer withdraws the money.' },
    ],
  },
  {
    id: 'late',
    name: 'A late buyer',
    steps: [
      ...BEGINNING,
      { kind: 'untilLate', told: 'Three days pass, and nothing is deposited.' },
      { ...PAID, told: 'Now the buyer tries to deposit the price: too late.' },
      {
        kind: 'take',
        by: 'seller',
        act: 'cancel',
        told: 'The seller cancels the sale and has the title back.',
      },
    ],
  },
  {
    id: 'amount',
    name: 'A wrong amount',
    steps: [
      ...BEGINNING,
      { ...PAID, amount: '6.9', told: 'The buyer tries to deposit 6.9 coins: not the price.' },
      PAID,
    ],
  },
];
