import {
  type Address,
  type Client,
  createClient,
  custom,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  http,
  numberToHex,
} from 'viem';
import { getBlockNumber, getChainId } from 'viem/actions';
import { checkedRequest, type Send } from './checked-request';
import type { GuardedProvider } from './guarded-provider';
import type { Network } from './networks';
import { SenselessAnswer } from './problems';

/** The holdings of an address; amounts in the smallest unit. */
export interface Holdings {
  balance: bigint;
  /** Null if no contract is deployed; undefined if its response is unusable. */
  titles: bigint | null | undefined;
  miles: bigint | null | undefined;
}

/**
 * The only function that the page calls on the contracts of titles and of MILES: a tenth of their
 * ABIs' size.
 */
export const balanceAbi = [
  {
    type: 'function',
    name: 'balanceOf',
    inputs: [{ type: 'address' }],
    outputs: [{ type: 'uint256' }],
    stateMutability: 'view',
  },
] as const;

/** Responses are checked, and requests are not retried: polling repeats them. */
const ONCE = { retryCount: 0 };

/** Reads from the network's configured server; without one, through the wallet. */
export function chainReader(network: Network | null, wallet: GuardedProvider): Client {
  if (!network?.rpcUrl) return createClient({ transport: custom(wallet, ONCE) });
  const { request } = http(network.rpcUrl, ONCE)({});
  const checked = checkedRequest(request as Send);
  return createClient({ transport: custom({ request: checked }, ONCE) });
}

/**
 * Returns the newest block's number. Rejects with SenselessAnswer if the reader is on another
 * chain.
 */
export async function readBlock(reader: Client, chainId: number): Promise<bigint> {
  // viem would return a cached number up to four seconds old.
  const newest = getBlockNumber(reader, { cacheTime: 0 });
  const [found, block] = await Promise.all([getChainId(reader), newest]);
  if (found !== chainId) throw new SenselessAnswer('another chain');
  return block;
}

// viem's getBalance and readContract would add 9 kB, gzip, of unused code.

/** The amount of a contract for an address; undefined if its response is unusable. */
async function readAmount(reader: Client, to: Address, address: Address, block: Hex) {
  const data = encodeFunctionData({ abi: balanceAbi, args: [address] });
  try {
    const answer = await reader.request({ method: 'eth_call', params: [{ to, data }, block] });
    return decodeFunctionResult({ abi: balanceAbi, data: answer });
  } catch {
    return undefined;
  }
}

async function readBalance(reader: Client, address: Address, block: Hex) {
  const params: [Address, Hex] = [address, block];
  return hexToBigInt(await reader.request({ method: 'eth_getBalance', params }));
}

/** The holdings of an address at a block. */
export async function readHoldings(
  reader: Client,
  contracts: Network['contracts'],
  address: Address,
  block: bigint,
): Promise<Holdings> {
  const at = numberToHex(block);
  const [balance, titles, miles] = await Promise.all([
    readBalance(reader, address, at),
    contracts && readAmount(reader, contracts.titles, address, at),
    contracts && readAmount(reader, contracts.miles, address, at),
  ]);
  return { balance, titles, miles };
}
