import type { Hex } from 'viem';

/** A transaction whose fee is not part of what is simulated. */
export interface Transaction {
  from: Hex;
  /** Absent: `data` creates a contract. */
  to?: Hex;
  data: Hex;
  /** In wei. */
  value?: bigint;
  /** The time of its block, in seconds since 1970. */
  at: number;
}

export interface Outcome {
  ok: boolean;
  /** What the call returned, or the error it reverted with. */
  data: Hex;
  /** Why the machine stopped, where it was no contract that refused: INSUFFICIENT_BALANCE and others. */
  cause?: string;
  /** The contract it created. */
  created?: Hex;
}

/** The cause of a transaction that sends more than its sender has. */
export const INSUFFICIENT_BALANCE = 'insufficient balance';

/** What a sale is played on. */
export interface Chain {
  /** Runs a transaction; nothing of one that reverts stays. */
  send(transaction: Transaction): Promise<Outcome>;
  /** Says what a transaction would do, and leaves no trace. */
  call(transaction: Transaction): Promise<Outcome>;
  /** Gives an account a balance, in wei. */
  fund(address: Hex, balance: bigint): Promise<void>;
  balanceOf(address: Hex): Promise<bigint>;
}
