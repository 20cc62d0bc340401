import { decodeErrorResult, formatEther } from 'viem/utils';
import { vehicleEscrowAbi } from '../contracts/vehicle-escrow-abi';
import { vehicleTitleAbi } from '../contracts/vehicle-title-abi';
import { INSUFFICIENT_BALANCE, type Outcome } from './chain';
import { formatMoment } from './describe';
import { type Refusal, STATES, type StateName } from './scene';

const ERRORS = [...vehicleEscrowAbi, ...vehicleTitleAbi].filter(({ type }) => type === 'error');

const IN_STATE: Record<StateName, string> = {
  None: 'No sale has been opened.',
  Open: 'Nothing is paid in.',
  Deposited: 'The price is paid in, and nobody has objected.',
  Disputed: 'The sale is in dispute.',
  Released: 'The sale has ended for the seller.',
  Refunded: 'The sale has ended for the buyer.',
  Cancelled: 'The sale was cancelled.',
};

const MESSAGES: Record<string, string> = {
  OnlySeller: 'Only the seller can do this.',
  OnlyBuyer: 'Only the buyer can do this.',
  OnlyParties: 'Only the seller and the buyer can do this.',
  OnlyArbiter: 'Only the arbiter can do this.',
  OtherSale: 'Another sale has this number now.',
  UnfitReceiver: 'Nothing is paid to the zero address.',
  NothingToWithdraw: 'Nothing is owed to this account.',
  TitleLocked: 'The title is locked in escrow.',
  ERC721InvalidApprover: 'Only who holds the title can let it be taken.',
  ERC721InsufficientApproval: 'The escrow has not been allowed to take the title.',
  ERC721IncorrectOwner: 'The title is not with the seller.',
};

/** Explains why a step was refused. */
export function refusalOf({ data, cause }: Pick<Outcome, 'data' | 'cause'>): Refusal {
  if (cause === INSUFFICIENT_BALANCE)
    return { error: 'Not enough coins', message: 'The buyer does not have that many coins.' };
  if (data === '0x')
    return { error: cause ?? 'No reason given', message: 'The contract refuses this.' };
  const { errorName, args = [] } = decodeErrorResult({ abi: ERRORS, data });
  const [first, second] = args as readonly (bigint | number)[];
  switch (errorName) {
    case 'WrongState': {
      const state = STATES[Number(first)] ?? 'None';
      return { error: `WrongState(${state})`, message: IN_STATE[state] };
    }
    case 'WrongAmount': {
      const [price, sent] = [first, second].map((amount) => formatEther(BigInt(amount ?? 0)));
      return {
        error: `WrongAmount(${price}, ${sent})`,
        message: `The price is ${price} coins, not ${sent}.`,
      };
    }
    case 'TooEarly':
      return { error: 'TooEarly', message: `Only after ${formatMoment(Number(first))}.` };
    case 'TooLate':
      return {
        error: 'TooLate',
        message: `The time for it ended on ${formatMoment(Number(first))}.`,
      };
    default:
      return { error: errorName, message: MESSAGES[errorName] ?? 'The contract refuses this.' };
  }
}
