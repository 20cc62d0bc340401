import type { Hex } from 'viem';
import { encodeFunctionData } from 'viem/utils';
import { vehicleEscrowAbi } from '../contracts/vehicle-escrow-abi';
import { vehicleTitleAbi } from '../contracts/vehicle-title-abi';

export const PEOPLE = ['seller', 'buyer', 'arbiter'] as const;
export type Person = (typeof PEOPLE)[number];

/** The actions of the three parties, in the order in which a sale needs them. */
export const ACTS = [
  'approve',
  'open',
  'deposit',
  'cancel',
  'accept',
  'claim',
  'giveUp',
  'dispute',
  'resolveForSeller',
  'resolveForBuyer',
  'reclaim',
  'withdraw',
] as const;
export type Act = (typeof ACTS)[number];

/** The arguments of the calls: contracts, title, sale and its terms. */
export interface Terms {
  escrow: Hex;
  titles: Hex;
  titleId: bigint;
  saleId: bigint;
  people: Record<Person, Hex>;
  /** In wei. */
  price: bigint;
}

/** The contract that an action calls, and the call's data. */
export function callOf(act: Act, by: Person, terms: Terms): { to: Hex; data: Hex } {
  const { escrow, titles, titleId, saleId, people, price } = terms;
  const abi = vehicleEscrowAbi;
  const toEscrow = (data: Hex) => ({ to: escrow, data });
  switch (act) {
    case 'approve':
      return {
        to: titles,
        data: encodeFunctionData({
          abi: vehicleTitleAbi,
          functionName: 'approve',
          args: [escrow, titleId],
        }),
      };
    case 'open':
      return toEscrow(
        encodeFunctionData({ abi, functionName: 'open', args: [titleId, people.buyer, price] }),
      );
    case 'deposit': {
      const args = [saleId, titleId, people.seller] as const;
      return toEscrow(encodeFunctionData({ abi, functionName: 'deposit', args }));
    }
    case 'withdraw':
      return toEscrow(encodeFunctionData({ abi, functionName: 'withdraw', args: [people[by]] }));
    case 'resolveForSeller':
    case 'resolveForBuyer': {
      const args = [saleId, act === 'resolveForSeller'] as const;
      return toEscrow(encodeFunctionData({ abi, functionName: 'resolve', args }));
    }
    default:
      return toEscrow(encodeFunctionData({ abi, functionName: act, args: [saleId] }));
  }
}
