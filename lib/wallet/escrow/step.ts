import { type Address, encodeFunctionData, type Hex } from 'viem';
import { vehicleEscrowAbi } from '@/lib/web3/contracts/vehicle-escrow-abi';
import { vehicleTitleAbi } from '@/lib/web3/contracts/vehicle-title-abi';
import type { Act } from './acts';
import { describeAct, type StepDescription, setupDescriptions } from './describe-step';
import type { EscrowContracts } from './read-escrow';
import type { Part, Sale } from './sale';

/** One transaction, with its description before the signature. */
export interface Step {
  to: Address;
  data: Hex;
  /** Amount that leaves the wallet, in wei; usually 0. */
  value: bigint;
  /** Null if it concerns no sale and no title. */
  about: Subject | null;
  description: StepDescription;
}

/** The sale and title that a transaction concerns; a sale that is not open yet has no number. */
export interface Subject extends Partial<Pick<Sale, 'id' | 'seller' | 'buyer'>> {
  titleId: bigint;
}

export interface Terms {
  title: bigint;
  buyer: Address;
  price: bigint;
  /** The exact price as text. */
  amount: string;
}

/** Allows the escrow to take this one title, never all. */
export const approveStep = ({ titles, escrow }: EscrowContracts, title: bigint): Step => ({
  to: titles,
  data: encodeFunctionData({
    abi: vehicleTitleAbi,
    functionName: 'approve',
    args: [escrow, title],
  }),
  value: 0n,
  about: { titleId: title },
  description: setupDescriptions.approve,
});

export const openStep = (
  { escrow }: EscrowContracts,
  { title, buyer, price, amount }: Terms,
): Step => ({
  to: escrow,
  data: encodeFunctionData({
    abi: vehicleEscrowAbi,
    functionName: 'open',
    args: [title, buyer, price],
  }),
  value: 0n,
  about: { titleId: title, buyer },
  description: setupDescriptions.open(buyer, amount),
});

/** Withdraws the whole credit to the address that has it. */
export const withdrawStep = (
  { escrow }: EscrowContracts,
  address: Address,
  amount: string,
): Step => ({
  to: escrow,
  data: encodeFunctionData({
    abi: vehicleEscrowAbi,
    functionName: 'withdraw',
    args: [address],
  }),
  value: 0n,
  about: null,
  description: setupDescriptions.withdraw(amount),
});

function actData(act: Act, { id, titleId, seller }: Sale): Hex {
  const abi = vehicleEscrowAbi;
  // The call names title and seller, so that the money can only go to the sale that was reviewed.
  if (act === 'deposit')
    return encodeFunctionData({ abi, functionName: act, args: [id, titleId, seller] });
  if (act === 'favourSeller' || act === 'favourBuyer') {
    const args = [id, act === 'favourSeller'] as const;
    return encodeFunctionData({ abi, functionName: 'resolve', args });
  }
  return encodeFunctionData({ abi, functionName: act, args: [id] });
}

/** `amount` is the exact price as text. */
export const actStep = (
  { escrow }: EscrowContracts,
  sale: Sale,
  act: Act,
  part: Part,
  amount: string,
): Step => ({
  to: escrow,
  data: actData(act, sale),
  value: act === 'deposit' ? sale.price : 0n,
  about: { id: sale.id, seller: sale.seller, buyer: sale.buyer, titleId: sale.titleId },
  description: describeAct(act, part, amount),
});
