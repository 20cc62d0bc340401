import { type Address, formatUnits, getAddress, isAddress, parseUnits, zeroAddress } from 'viem';

/** Maximum price: the contract stores it in 96 bits. */
const MAX_PRICE = 2n ** 96n - 1n;
const PRICE = /^\d{1,11}(?:\.(\d+))?$/;

type Parsed<Value> = { value: Value } | { error: string };

/**
 * Parses a price in the network's coin to its smallest unit, exactly; an error message for invalid
 * input.
 */
export function parsePrice(text: string, symbol: string, decimals = 18): Parsed<bigint> {
  const found = PRICE.exec(text.trim());
  if (!found) return { error: `Enter a price in ${symbol}, such as 0.25` };
  if ((found[1] ?? '').length > decimals)
    return { error: `${symbol} has at most ${decimals} decimals` };
  const value = parseUnits(text.trim(), decimals);
  if (value === 0n) return { error: 'The price must be more than 0' };
  if (value > MAX_PRICE) return { error: 'The escrow cannot hold so much' };
  return { value };
}

/** Addresses that cannot be the buyer; the contract refuses each of them. */
export interface Unfit {
  seller: Address;
  arbiter: Address;
  contracts: readonly Address[];
}

/**
 * Parses the buyer's address, with its checksum; an error message if it is mistyped or cannot buy.
 */
export function parseBuyer(text: string, { seller, arbiter, contracts }: Unfit): Parsed<Address> {
  const given = text.trim();
  if (!isAddress(given, { strict: false }))
    return { error: 'Enter the buyer’s address: 0x and 40 digits or letters from a to f' };
  // Mixed case is a checksum (EIP-55).
  const isMixed = /[a-f]/.test(given.slice(2)) && /[A-F]/.test(given.slice(2));
  if (isMixed && !isAddress(given))
    return { error: 'This address is mistyped: its checksum is wrong. Copy it again' };
  const value = getAddress(given);
  if (value === seller) return { error: 'This is your own address' };
  if (value === arbiter) return { error: 'The arbiter cannot buy' };
  if (value === zeroAddress || contracts.includes(value))
    return { error: 'Nobody can buy from this address' };
  return { value };
}

/**
 * Formats an amount with all decimals, because amounts that leave a wallet are stated exactly:
 * '0.25 ETH'.
 */
export const exactAmount = (smallest: bigint, symbol: string, decimals = 18) =>
  `${formatUnits(smallest, decimals)} ${symbol}`;
