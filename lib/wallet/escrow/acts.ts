import type { Part, Sale } from './sale';

/** The actions on a sale; `favourSeller` and `favourBuyer` are the arbiter's two decisions. */
export type Act =
  | 'deposit'
  | 'accept'
  | 'dispute'
  | 'cancel'
  | 'giveUp'
  | 'claim'
  | 'reclaim'
  | 'favourSeller'
  | 'favourBuyer';

/** The actions that the contract allows a party now; `now` is the chain's time in seconds. */
export function possibleActs({ state, deadline }: Sale, part: Part | null, now: number): Act[] {
  const isLate = now > deadline;
  const acts: Record<string, Act[]> = {
    'open seller': ['cancel'],
    'open buyer': isLate ? ['cancel'] : ['deposit', 'cancel'],
    'deposited seller': isLate ? ['claim', 'giveUp'] : ['dispute', 'giveUp'],
    'deposited buyer': isLate ? ['accept'] : ['accept', 'dispute'],
    'disputed seller': ['giveUp'],
    'disputed buyer': isLate ? ['reclaim', 'accept'] : ['accept'],
    'disputed arbiter': isLate ? [] : ['favourSeller', 'favourBuyer'],
  };
  return acts[`${state} ${part}`] ?? [];
}
