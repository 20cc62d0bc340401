import {
  type Address,
  type Client,
  decodeFunctionResult,
  encodeEventTopics,
  encodeFunctionData,
  getAddress,
  type Hex,
  hexToBigInt,
  numberToHex,
} from 'viem';
import { vehicleEscrowAbi } from '@/lib/web3/contracts/vehicle-escrow-abi';
import { vehicleTitleAbi } from '@/lib/web3/contracts/vehicle-title-abi';
import type { Contracts } from '../networks';
import { SenselessAnswer } from '../problems';
import { SALE_STATES, type Sale } from './sale';

export type EscrowContracts = Contracts & { escrow: Address };

/** What an address has to do with the escrow, as of one block. */
export interface EscrowView {
  /** Newest first. */
  sales: Sale[];
  /** Of the address itself, not in escrow. */
  titles: bigint[];
  /** To withdraw, in wei. */
  credit: bigint;
  arbiter: Address;
  /** The block's time, in seconds since 1970. */
  now: number;
}

/** More of an address are not read; the newest are. */
const MOST = 50;

/** The numbers at `topic` of the logs of one event, newest first, each once. */
async function logged(
  reader: Client,
  address: Address,
  fromBlock: number,
  topics: (Hex | null)[],
  topic: number,
): Promise<bigint[]> {
  const filter = { address, fromBlock: numberToHex(fromBlock), toBlock: 'latest' as const };
  const logs: unknown = await reader.request({
    method: 'eth_getLogs',
    params: [{ ...filter, topics }],
  });
  if (!Array.isArray(logs)) throw new SenselessAnswer('not a list of events');
  const numbers = logs.map((log: { topics?: Hex[] }) => {
    const found = log.topics?.[topic];
    if (!found) throw new SenselessAnswer('an event without its number');
    return hexToBigInt(found);
  });
  return [...new Set(numbers.reverse())].slice(0, MOST);
}

const call = (reader: Client, to: Address, data: Hex) =>
  reader.request({ method: 'eth_call', params: [{ to, data }, 'latest'] });

async function readSale(reader: Client, escrow: Address, id: bigint): Promise<Sale> {
  const of = { abi: vehicleEscrowAbi, functionName: 'getSale' } as const;
  const data = await call(reader, escrow, encodeFunctionData({ ...of, args: [id] }));
  const { seller, buyer, price, deadline, state, titleId } = decodeFunctionResult({ ...of, data });
  return { id, seller, buyer, price, deadline, state: SALE_STATES[state] ?? 'none', titleId };
}

async function readSales(
  reader: Client,
  { escrow, fromBlock }: EscrowContracts,
  address: Address,
  isArbiter: boolean,
) {
  const abi = vehicleEscrowAbi;
  const opened = (args: { seller: Address } | { buyer: Address }) =>
    encodeEventTopics({ abi, eventName: 'SaleOpened', args }) as (Hex | null)[];
  const disputed = encodeEventTopics({ abi, eventName: 'SaleDisputed' }) as Hex[];
  const ids = await Promise.all([
    logged(reader, escrow, fromBlock, opened({ seller: address }), 1),
    logged(reader, escrow, fromBlock, opened({ buyer: address }), 1),
    isArbiter ? logged(reader, escrow, fromBlock, disputed, 1) : [],
  ]);
  const newest = [...new Set(ids.flat())].sort((a, b) => Number(b - a)).slice(0, MOST);
  return Promise.all(newest.map((id) => readSale(reader, escrow, id)));
}

const ownerOf = { abi: vehicleTitleAbi, functionName: 'ownerOf' } as const;

async function readTitles(
  reader: Client,
  { titles, fromBlock }: EscrowContracts,
  address: Address,
): Promise<bigint[]> {
  const received = encodeEventTopics({
    ...{ abi: vehicleTitleAbi, eventName: 'Transfer', args: { to: address } },
  }) as (Hex | null)[];
  const ids = await logged(reader, titles, fromBlock, received, 3);
  const owners = await Promise.all(
    ids.map(async (id) => {
      const data = encodeFunctionData({ ...ownerOf, args: [id] });
      return decodeFunctionResult({ ...ownerOf, data: await call(reader, titles, data) });
    }),
  );
  return ids.filter((_, index) => owners[index] === address);
}

async function readTime(reader: Client): Promise<number> {
  const block = await reader.request({ method: 'eth_getBlockByNumber', params: ['latest', false] });
  const seconds = Number(block?.timestamp);
  if (!Number.isSafeInteger(seconds)) throw new SenselessAnswer('a block without a time');
  return seconds;
}

/** Whether the escrow may take this one title. */
export async function isApproved(reader: Client, contracts: EscrowContracts, title: bigint) {
  const of = { abi: vehicleTitleAbi, functionName: 'getApproved' } as const;
  const data = await call(reader, contracts.titles, encodeFunctionData({ ...of, args: [title] }));
  return decodeFunctionResult({ ...of, data }) === getAddress(contracts.escrow);
}

/** Reads everything of the newest block. Rejects if the reader fails or its answers cannot be used. */
export async function readEscrow(
  reader: Client,
  contracts: EscrowContracts,
  address: Address,
): Promise<EscrowView> {
  const { escrow } = contracts;
  const abi = vehicleEscrowAbi;
  const [arbiterData, creditData, titles, now] = await Promise.all([
    call(reader, escrow, encodeFunctionData({ abi, functionName: 'ARBITER' })),
    call(reader, escrow, encodeFunctionData({ abi, functionName: 'credit', args: [address] })),
    readTitles(reader, contracts, address),
    readTime(reader),
  ]);
  const arbiter = decodeFunctionResult({ abi, functionName: 'ARBITER', data: arbiterData });
  const credit = decodeFunctionResult({ abi, functionName: 'credit', data: creditData });
  const sales = await readSales(reader, contracts, address, arbiter === address);
  return { sales, titles, credit, arbiter, now };
}
