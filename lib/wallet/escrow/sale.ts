import type { Address } from 'viem';

/** The contract's states, in its order. */
export const SALE_STATES = [
  'none',
  'open',
  'deposited',
  'disputed',
  'released',
  'refunded',
  'cancelled',
] as const;
export type SaleState = (typeof SALE_STATES)[number];

/** A sale in the escrow; the price in wei, times in seconds since 1970. */
export interface Sale {
  id: bigint;
  seller: Address;
  buyer: Address;
  price: bigint;
  /** The last second for a response to the state; 0 once the sale has ended. */
  deadline: number;
  state: SaleState;
  titleId: bigint;
}

export type Part = 'seller' | 'buyer' | 'arbiter';

/** The role of `address` in a sale; null without one. */
export function partIn({ seller, buyer }: Sale, address: Address, arbiter: Address): Part | null {
  if (address === seller) return 'seller';
  if (address === buyer) return 'buyer';
  return address === arbiter ? 'arbiter' : null;
}
