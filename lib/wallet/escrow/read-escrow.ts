import {
  type Address,
  type Client,
  decodeFunctionResult,
  encodeEventTopics,
  encodeFunctionData,
  getAddress,
  type Hex,
  hexToBigInt,
  isHex,
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
  /** Those that have not ended first, oldest first, so that a new one moves none of them; then the others, newest first. */
  sales: Sale[];
  /** Whether there are more than were asked for. */
  hasMore: boolean;
  /** Of the address itself, not in escrow. */
  titles: bigint[];
  /** To withdraw, in wei. */
  credit: bigint;
  arbiter: Address;
  /** The block's time, in seconds since 1970. */
  now: number;
}

/** A reader of one block. */
interface Reading {
  reader: Client;
  block: Hex | 'latest';
}

type Topics = (Hex | Hex[] | null)[];

/** The numbers at `topic` of the logs that match `topics`, newest first, each once. */
async function logged(
  { reader, block }: Reading,
  address: Address,
  fromBlock: number,
  topics: Topics,
  topic: number,
): Promise<bigint[]> {
  const filter = { address, fromBlock: numberToHex(fromBlock), toBlock: block };
  const logs: unknown = await reader.request({
    method: 'eth_getLogs',
    params: [{ ...filter, topics }],
  });
  if (!Array.isArray(logs)) throw new SenselessAnswer('not a list of events');
  const numbers = logs.map((log: { topics?: unknown[] } | null) => {
    const found = log?.topics?.[topic];
    if (!isHex(found)) throw new SenselessAnswer('an event without its number');
    return hexToBigInt(found);
  });
  return [...new Set(numbers.reverse())];
}

const call = ({ reader, block }: Reading, to: Address, data: Hex) =>
  reader.request({ method: 'eth_call', params: [{ to, data }, block] });

async function readSale(reading: Reading, escrow: Address, id: bigint): Promise<Sale> {
  const of = { abi: vehicleEscrowAbi, functionName: 'getSale' } as const;
  const data = await call(reading, escrow, encodeFunctionData({ ...of, args: [id] }));
  const { seller, buyer, price, deadline, state, titleId } = decodeFunctionResult({ ...of, data });
  return { id, seller, buyer, price, deadline, state: SALE_STATES[state] ?? 'none', titleId };
}

const abi = vehicleEscrowAbi;
const opened = (args: { seller: Address } | { buyer: Address }) =>
  encodeEventTopics({ abi, eventName: 'SaleOpened', args }) as Topics;
const disputed = encodeEventTopics({ abi, eventName: 'SaleDisputed' }) as Topics;
/** Any of the three. */
const ended: Topics = [
  (['SaleCancelled', 'SaleReleased', 'SaleRefunded'] as const).flatMap(
    (eventName) => encodeEventTopics({ abi, eventName }) as Hex[],
  ),
];

/** As EscrowView has them: anybody can open sales with this buyer, which must neither hide nor move a sale in hand. */
function inOrder(ids: ReadonlySet<bigint>, over: ReadonlySet<bigint>): bigint[] {
  const ascending = [...ids].sort((a, b) => Number(a - b));
  const ended = ascending.filter((id) => over.has(id)).reverse();
  return [...ascending.filter((id) => !over.has(id)), ...ended];
}

async function readSales(
  reading: Reading,
  { escrow, fromBlock }: EscrowContracts,
  ...[address, isArbiter, most]: [address: Address, isArbiter: boolean, most: number]
) {
  const [selling, buying, deciding, over] = await Promise.all([
    logged(reading, escrow, fromBlock, opened({ seller: address }), 1),
    logged(reading, escrow, fromBlock, opened({ buyer: address }), 1),
    isArbiter ? logged(reading, escrow, fromBlock, disputed, 1) : [],
    logged(reading, escrow, fromBlock, ended, 1),
  ]);
  const all = inOrder(new Set([...selling, ...buying, ...deciding]), new Set(over));
  const sales = await Promise.all(all.slice(0, most).map((id) => readSale(reading, escrow, id)));
  return { sales, hasMore: all.length > most };
}

const ownerOf = { abi: vehicleTitleAbi, functionName: 'ownerOf' } as const;

async function readTitles(
  reading: Reading,
  { titles, fromBlock }: EscrowContracts,
  address: Address,
  most: number,
): Promise<{ titles: bigint[]; hasMore: boolean }> {
  const received = encodeEventTopics({
    ...{ abi: vehicleTitleAbi, eventName: 'Transfer', args: { to: address } },
  }) as Topics;
  const all = await logged(reading, titles, fromBlock, received, 3);
  const ids = all.slice(0, most);
  const owners = await Promise.all(
    ids.map(async (id) => {
      const data = encodeFunctionData({ ...ownerOf, args: [id] });
      return decodeFunctionResult({ ...ownerOf, data: await call(reading, titles, data) });
    }),
  );
  const held = ids.filter((_, index) => owners[index] === address);
  return { titles: held, hasMore: all.length > most };
}

async function readTime({ reader, block }: Reading): Promise<number> {
  const params: [Hex | 'latest', false] = [block, false];
  const found = await reader.request({ method: 'eth_getBlockByNumber', params });
  const seconds = Number(found?.timestamp);
  if (!Number.isSafeInteger(seconds)) throw new SenselessAnswer('a block without a time');
  return seconds;
}

/** Whether the escrow may take this one title now. */
export async function isApproved(reader: Client, contracts: EscrowContracts, title: bigint) {
  const of = { abi: vehicleTitleAbi, functionName: 'getApproved' } as const;
  const ask = encodeFunctionData({ ...of, args: [title] });
  const data = await call({ reader, block: 'latest' }, contracts.titles, ask);
  return decodeFunctionResult({ ...of, data }) === getAddress(contracts.escrow);
}

/**
 * Reads what an address has to do with the escrow, as of a block: at most `most` sales and as many titles.
 * Rejects if the reader fails or its answers cannot be used.
 */
export async function readEscrow(
  reader: Client,
  contracts: EscrowContracts,
  address: Address,
  { block, most }: { block: bigint; most: number },
): Promise<EscrowView> {
  const { escrow } = contracts;
  const reading = { reader, block: numberToHex(block) };
  const [arbiterData, creditData, { titles, hasMore }, now] = await Promise.all([
    call(reading, escrow, encodeFunctionData({ abi, functionName: 'ARBITER' })),
    call(reading, escrow, encodeFunctionData({ abi, functionName: 'credit', args: [address] })),
    readTitles(reading, contracts, address, most),
    readTime(reading),
  ]);
  const arbiter = decodeFunctionResult({ abi, functionName: 'ARBITER', data: arbiterData });
  const credit = decodeFunctionResult({ abi, functionName: 'credit', data: creditData });
  const found = await readSales(reading, contracts, address, arbiter === address, most);
  const { sales } = found;
  return { sales, titles, credit, arbiter, now, hasMore: hasMore || found.hasMore };
}
