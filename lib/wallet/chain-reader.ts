import { type Address, type Client, createClient, custom, http } from 'viem';
import { getBalance, getBlockNumber, getChainId, readContract } from 'viem/actions';
import { milesAbi } from '../web3/contracts/miles-abi';
import { vehicleTitleAbi } from '../web3/contracts/vehicle-title-abi';
import { checkedRequest, type Send } from './checked-request';
import type { GuardedProvider } from './guarded-provider';
import type { Network } from './networks';
import { SenselessAnswer } from './problems';

/** What an address holds; amounts in the smallest unit. */
export interface Holdings {
  balance: bigint;
  /** Null where no contract is deployed; undefined if its answer cannot be used. */
  titles: bigint | null | undefined;
  miles: bigint | null | undefined;
}

/** Answers are checked, and asked for once: what polls asks again. */
const ONCE = { retryCount: 0 };

/** Reads from the network's configured server; without one, through the wallet. */
export function chainReader(network: Network | null, wallet: GuardedProvider): Client {
  if (!network?.rpcUrl) return createClient({ transport: custom(wallet, ONCE) });
  const { request } = http(network.rpcUrl, ONCE)({});
  const checked = checkedRequest(request as Send);
  return createClient({ transport: custom({ request: checked }, ONCE) });
}

/** The newest block, as text. Rejects with SenselessAnswer if the reader is on another chain. */
export async function readBlock(reader: Client, chainId: number): Promise<string> {
  const [found, block] = await Promise.all([getChainId(reader), getBlockNumber(reader)]);
  if (found !== chainId) throw new SenselessAnswer('another chain');
  return String(block);
}

export async function readHoldings(
  reader: Client,
  contracts: Network['contracts'],
  address: Address,
): Promise<Holdings> {
  const of = { functionName: 'balanceOf', args: [address] } as const;
  const unusable = () => undefined;
  const [balance, titles, miles] = await Promise.all([
    getBalance(reader, { address }),
    contracts &&
      readContract(reader, { address: contracts.titles, abi: vehicleTitleAbi, ...of }).catch(
        unusable,
      ),
    contracts &&
      readContract(reader, { address: contracts.miles, abi: milesAbi, ...of }).catch(unusable),
  ]);
  return { balance, titles, miles };
}
