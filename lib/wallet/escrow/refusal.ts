import { decodeErrorResult, type Hex, isHex } from 'viem';
import { vehicleEscrowAbi } from '@/lib/web3/contracts/vehicle-escrow-abi';
import { walletFailure } from '../failure-messages';

/**
 * Thrown for a transaction that this page does not pass to the wallet, or that failed; the message
 * is for users.
 */
export class Refusal extends Error {
  override name = 'Refusal';
}

const MESSAGES: Partial<Record<string, string>> = {
  OnlySeller: 'Only the seller of this sale may do this.',
  OnlyBuyer: 'Only the buyer of this sale may do this.',
  OnlyParties: 'Only the seller or the buyer of this sale may do this.',
  OnlyArbiter: 'Only the arbiter may do this.',
  WrongState: 'The sale has moved on meanwhile: look at where it stands now.',
  OtherSale: 'Another sale has this number now: close this, and look at it again.',
  WrongAmount: 'The amount is not the price.',
  UnfitBuyer: 'This address cannot be the buyer.',
  UnfitSeller: 'The arbiter cannot sell.',
  TooEarly: 'It is too early: the deadline has not passed.',
  TooLate: 'It is too late: the deadline has passed.',
  NothingToWithdraw: 'There is nothing to withdraw.',
  UnfitReceiver: 'Nothing can be paid to the zero address.',
  PaymentRefused: 'Your address did not take the money. It stays yours in the escrow.',
};

/** Finds the data of a reverted call, in any place where libraries and wallets put it. */
function revertData(error: unknown, depth = 0): Hex | null {
  if (typeof error !== 'object' || !error || depth > 6) return null;
  const { data, cause, originalError } = error as Record<string, unknown>;
  if (isHex(data)) return data;
  return (
    revertData(data, depth + 1) ??
    revertData(originalError, depth + 1) ??
    revertData(cause, depth + 1)
  );
}

/** The contract's reason for a failed call, as text; null if another part refused. */
export function contractRefusal(error: unknown): string | null {
  const data = revertData(error);
  if (!data) return null;
  try {
    const { errorName } = decodeErrorResult({ abi: vehicleEscrowAbi, data });
    if (MESSAGES[errorName]) return `The contract would refuse this. ${MESSAGES[errorName]}`;
  } catch {
    // The data is another contract's reason.
  }
  return 'The contract would refuse this as things stand now.';
}

/** The message for any failure of a transaction. */
export const sendFailure = (error: unknown) =>
  error instanceof Refusal ? error.message : (contractRefusal(error) ?? walletFailure(error));
