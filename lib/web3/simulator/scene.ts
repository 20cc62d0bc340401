import type { Act, Person } from './acts';

/** The states of `IVehicleEscrowTypes`, by number. */
export const STATES = [
  'None',
  'Open',
  'Deposited',
  'Disputed',
  'Released',
  'Refunded',
  'Cancelled',
] as const;
export type StateName = (typeof STATES)[number];

export type Holder = Person | 'escrow';

/** Why the contract refuses a step. */
export interface Refusal {
  /** The contract's own error: 'WrongState(Open)'. */
  error: string;
  /** A sentence for people. */
  words: string;
}

/** What a person can try, and why it would be refused now. */
export interface Move {
  by: Person;
  act: Act;
  refusal: Refusal | null;
}

/** A step that was tried. */
interface TriedStep extends Move {
  /** Seconds since 1970. */
  at: number;
  /** What was sent with it, in coins: '7'. */
  amount: string | null;
}

/** The clock, moved on. */
interface Wait {
  /** The new time, in seconds since 1970. */
  at: number;
  /** Whether it is past the deadline. */
  isLate: boolean;
}

/** What was tried, and when the clock moved on. */
export type Entry = TriedStep | Wait;

/** All that the page shows. Amounts are in coins, as text: '6.9'. */
export interface Scene {
  /** Seconds since 1970. */
  now: number;
  state: StateName;
  /** Seconds since 1970. */
  deadline: number | null;
  title: Holder;
  /** Where the price of the car is. */
  money: Holder;
  price: string;
  inEscrow: string;
  balances: Record<Person, string>;
  /** What the escrow owes to each; null for nothing. */
  owed: Record<Person, string | null>;
  /** What the buyer would pay in. */
  offer: string;
  moves: readonly Move[];
  entries: readonly Entry[];
}

/** Whether the time for what is due has passed. */
export const isLate = ({ now, deadline }: Pick<Scene, 'now' | 'deadline'>) =>
  deadline !== null && now > deadline;

/** What the page asks of the worker. It answers each with a scene. */
export type Command =
  | { kind: 'start'; now: number }
  /** A step; with an amount the buyer sends that many coins instead of the offer. */
  | { kind: 'take'; by: Person; act: Act; amount?: string }
  | { kind: 'offer'; amount: string }
  | { kind: 'wait'; seconds: number };

/** An amount of coins as it may be typed. */
export const isAmount = (text: string) => /^\d{1,6}(\.\d{1,18})?$/.test(text);

/** Who can try what, in the order in which a sale needs it. */
export const ACTS_OF: Record<Person, readonly Act[]> = {
  seller: ['approve', 'open', 'cancel', 'dispute', 'claim', 'giveUp', 'withdraw'],
  buyer: ['deposit', 'accept', 'dispute', 'cancel', 'reclaim', 'withdraw'],
  arbiter: ['resolveForSeller', 'resolveForBuyer'],
};
