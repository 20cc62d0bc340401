import type { Hex } from 'viem';

/** A transaction; its fee is not simulated. */
export interface Transaction {
  from: Hex;
  /** Absent if `data` creates a contract. */
  to?: Hex;
  data: Hex;
  /** In wei. */
  value?: bigint;
  /** The time of its block, in seconds since 1970. */
  at: number;
}

export interface Outcome {
  ok: boolean;
  /** The result of the call, or the error with which it reverted. */
  data: Hex;
  /**
   * The reason why the machine stopped without a contract's refusal: INSUFFICIENT_BALANCE and
   * others.
   */
  cause?: string;
  /** The contract it created. */
  created?: Hex;
}

/** The cause of a transaction that sends more than its sender has. */
export const INSUFFICIENT_BALANCE = 'insufficient balance';

/** The chain that a sale is simulated on. */
export interface Chain {
  /** Runs a transaction; one that reverts leaves no changes. */
  send(transaction: Transaction): Promise<Outcome>;
  /** Returns the outcome of a transaction without running it. */
  call(transaction: Transaction): Promise<Outcome>;
  /** Gives an account a balance, in wei. */
  fund(address: Hex, balance: bigint): Promise<void>;
  balanceOf(address: Hex): Promise<bigint>;
}
