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

/** The reason why the contract refuses a step. */
export interface Refusal {
  /** The contract's own error: 'WrongState(Open)'. */
  error: string;
  /** A sentence for users. */
  message: string;
}

/** An action that a party can try, and the reason why it would be refused now. */
export interface Move {
  by: Person;
  act: Act;
  refusal: Refusal | null;
}

/** A step that was tried. */
interface TriedStep extends Move {
  /** Seconds since 1970. */
  at: number;
  /** Amount sent with it, in coins: '7'. */
  amount: string | null;
}

/** An advance of the clock. */
interface Wait {
  /** The new time, in seconds since 1970. */
  at: number;
  /** Whether it is past the deadline. */
  isLate: boolean;
}

/** A step that was tried, or an advance of the clock. */
export type Entry = TriedStep | Wait;

/** All data of the page. Amounts are in coins, as text: '6.9'. */
export interface Scene {
  /** Seconds since 1970. */
  now: number;
  state: StateName;
  /** Seconds since 1970. */
  deadline: number | null;
  title: Holder;
  /** The holder of the car's price. */
  money: Holder;
  price: string;
  inEscrow: string;
  balances: Record<Person, string>;
  /** Amount that the escrow owes to each; null for zero. */
  owed: Record<Person, string | null>;
  /** Amount that the buyer would pay in. */
  offer: string;
  moves: readonly Move[];
  entries: readonly Entry[];
}

/** Whether the deadline has passed. */
export const isLate = ({ now, deadline }: Pick<Scene, 'now' | 'deadline'>) =>
  deadline !== null && now > deadline;

/** A command from the page to the worker, which responds to each with a scene. */
export type Command =
  | { kind: 'start'; now: number }
  /** A step; with an amount the buyer sends that number of coins instead of the offer. */
  | { kind: 'take'; by: Person; act: Act; amount?: string }
  | { kind: 'offer'; amount: string }
  | { kind: 'wait'; seconds: number };

/** Whether a typed text is a valid amount of coins. */
export const isAmount = (text: string) => /^\d{1,6}(\.\d{1,18})?$/.test(text);

/** The actions of each party, in the order in which a sale needs them. */
export const ACTS_OF: Record<Person, readonly Act[]> = {
  seller: ['approve', 'open', 'cancel', 'dispute', 'claim', 'giveUp', 'withdraw'],
  buyer: ['deposit', 'accept', 'dispute', 'cancel', 'reclaim', 'withdraw'],
  arbiter: ['resolveForSeller', 'resolveForBuyer'],
};
