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
import { SALE_STATES, type Sale, type SaleState } from './sale';

export type EscrowContracts = Contracts & { escrow: Address };

/** An address's view of the escrow, as of one block. */
export interface EscrowView {
  /**
   * Open sales first, oldest first, so that a new one does not move the others; then ended ones,
   * newest first.
   */
  sales: Sale[];
  /** Whether there are more than requested. */
  hasMore: boolean;
  /** Titles that the address itself holds, not in escrow. */
  titles: bigint[];
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

/** The numbers at `topic` of the logs that match `topics`, newest first, without repeats. */
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
/** Topics of the three events that end a sale. */
const ended = (['SaleCancelled', 'SaleReleased', 'SaleRefunded'] as const).flatMap(
  (eventName) => encodeEventTopics({ abi, eventName }) as Hex[],
);
/** Maximum number of ids in one search; servers refuse longer ones. */
const MAX_IDS = 500;

/**
 * Finds the ended ones among these sales. A search without ids could be made too long for the
 * server by anyone.
 */
async function findEnded(reading: Reading, { escrow, fromBlock }: EscrowContracts, ids: bigint[]) {
  const topics = ids.map((id) => numberToHex(id, { size: 32 }));
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, part) =>
    topics.slice(part * MAX_IDS, (part + 1) * MAX_IDS),
  );
  const found = await Promise.all(
    parts.map((part) => logged(reading, escrow, fromBlock, [ended, part], 1)),
  );
  return new Set(found.flat());
}

const isOver = ({ state }: Sale) =>
  !(['open', 'deposited', 'disputed'] as SaleState[]).includes(state);

/**
 * Sorts sales like EscrowView: anyone can open sales with this buyer, which must not hide or move
 * an open sale.
 */
function inOrder(ids: readonly bigint[], over: ReadonlySet<bigint>): bigint[] {
  const ascending = [...ids].sort((a, b) => Number(a - b));
  const ended = ascending.filter((id) => over.has(id)).reverse();
  return [...ascending.filter((id) => !over.has(id)), ...ended];
}

async function readSales(
  reading: Reading,
  contracts: EscrowContracts,
  address: Address,
  isArbiter: boolean,
  most: number,
) {
  const { escrow, fromBlock } = contracts;
  const [selling, buying, deciding] = await Promise.all([
    logged(reading, escrow, fromBlock, opened({ seller: address }), 1),
    logged(reading, escrow, fromBlock, opened({ buyer: address }), 1),
    isArbiter ? logged(reading, escrow, fromBlock, disputed, 1) : [],
  ]);
  const all = [...new Set([...selling, ...buying, ...deciding])];
  const hasMore = all.length > most;
  const ids = hasMore ? inOrder(all, await findEnded(reading, contracts, all)).slice(0, most) : all;
  const sales = await Promise.all(ids.map((id) => readSale(reading, escrow, id)));
  const byId = new Map(sales.map((sale) => [sale.id, sale]));
  const over = new Set(sales.filter(isOver).map(({ id }) => id));
  return { sales: inOrder(ids, over).flatMap((id) => byId.get(id) ?? []), hasMore };
}

const ownerOf = { abi: vehicleTitleAbi, functionName: 'ownerOf' } as const;

async function readTitles(
  reading: Reading,
  { titles, fromBlock }: EscrowContracts,
  address: Address,
  most: number,
): Promise<{ titles: bigint[]; hasMore: boolean }> {
  const received = encodeEventTopics({
    abi: vehicleTitleAbi,
    eventName: 'Transfer',
    args: { to: address },
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

/** Whether the escrow has the approval to take this one title now. */
export async function isApproved(reader: Client, contracts: EscrowContracts, title: bigint) {
  const of = { abi: vehicleTitleAbi, functionName: 'getApproved' } as const;
  const ask = encodeFunctionData({ ...of, args: [title] });
  const data = await call({ reader, block: 'latest' }, contracts.titles, ask);
  return decodeFunctionResult({ ...of, data }) === getAddress(contracts.escrow);
}

/**
 * Reads the credit of an address in the escrow, in wei. It needs no search, which servers can
 * refuse, so that the money stays accessible.
 */
export async function readCredit(
  reader: Client,
  { escrow }: EscrowContracts,
  address: Address,
  block: bigint,
): Promise<bigint> {
  const data = encodeFunctionData({ abi, functionName: 'credit', args: [address] });
  const answer = await call({ reader, block: numberToHex(block) }, escrow, data);
  return decodeFunctionResult({ abi, functionName: 'credit', data: answer });
}

/**
 * Reads an address's view of the escrow as of a block: up to `most` sales and as many titles.
 * Rejects if the reader fails or its responses are unusable.
 */
export async function readEscrow(
  reader: Client,
  contracts: EscrowContracts,
  address: Address,
  { block, most }: { block: bigint; most: number },
): Promise<EscrowView> {
  const { escrow } = contracts;
  const reading = { reader, block: numberToHex(block) };
  const [arbiterData, { titles, hasMore }, now] = await Promise.all([
    call(reading, escrow, encodeFunctionData({ abi, functionName: 'ARBITER' })),
    readTitles(reading, contracts, address, most),
    readTime(reading),
  ]);
  const arbiter = decodeFunctionResult({ abi, functionName: 'ARBITER', data: arbiterData });
  const found = await readSales(reading, contracts, address, arbiter === address, most);
  const { sales } = found;
  return { sales, titles, arbiter, now, hasMore: hasMore || found.hasMore };
}
