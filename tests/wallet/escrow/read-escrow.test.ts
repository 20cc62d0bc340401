import {
  type Address,
  type Client,
  createClient,
  custom,
  decodeFunctionData,
  encodeEventTopics,
  encodeFunctionResult,
  type Hex,
} from 'viem';
import { expect, test } from 'vitest';
import { readCredit, readEscrow } from '@/lib/wallet/escrow/read-escrow';
import { SALE_STATES, type SaleState } from '@/lib/wallet/escrow/sale';
import { SenselessAnswer } from '@/lib/wallet/problems';
import { vehicleEscrowAbi as abi } from '@/lib/web3/contracts/vehicle-escrow-abi';

const [seller, buyer, arbiter, escrow, titles, miles] = [1, 2, 3, 4, 5, 6].map(
  (digit): Address => `0x${String(digit).repeat(40)}`,
) as [Address, Address, Address, Address, Address, Address];
const BLOCK = 1000n;
const contracts = { escrow, titles, miles, fromBlock: 7 };

const ENDS = {
  released: 'SaleReleased',
  refunded: 'SaleRefunded',
  cancelled: 'SaleCancelled',
} as const;

type Log = { topics: Hex[] };
type Filter = { fromBlock: Hex; toBlock: Hex; topics: (Hex | Hex[] | null)[] };

/** Maximum events that the server returns, and number of other people's sales that were called off. */
const LIMIT = 100;
const OTHERS = 101n;

/** Returns the events of sale `id` in its state. */
function logsOf(state: SaleState, id: bigint): Log[] {
  const opened = encodeEventTopics({ abi, eventName: 'SaleOpened', args: { id, seller, buyer } });
  const end = state in ENDS && ENDS[state as keyof typeof ENDS];
  return [
    { topics: opened as Hex[] },
    ...(end ? [{ topics: encodeEventTopics({ abi, eventName: end, args: { id } }) as Hex[] }] : []),
  ];
}

/** Returns a chain with these sales, oldest first, from id 1 on, and no titles; `extra` are events of the escrow. */
function chainWith(states: readonly SaleState[], extra: unknown[] = []): Client {
  const logs = states.flatMap((state, index) => logsOf(state, BigInt(index + 1)));
  for (let id = 1000n; id < 1000n + OTHERS; id++) logs.push(...logsOf('cancelled', id).slice(1));

  function call(data: Hex) {
    const { functionName, args } = decodeFunctionData({ abi, data });
    if (functionName === 'ARBITER')
      return encodeFunctionResult({ abi, functionName, result: arbiter });
    if (functionName === 'credit') return encodeFunctionResult({ abi, functionName, result: 9n });
    if (functionName !== 'getSale') throw new Error(functionName);
    const state = SALE_STATES.indexOf(states[Number(args[0]) - 1] ?? 'none');
    const result = { seller, buyer, price: 1n, deadline: 0, state, titleId: args[0] };
    return encodeFunctionResult({ abi, functionName, result });
  }

  function find({ fromBlock, toBlock, topics }: Filter) {
    expect([fromBlock, toBlock]).toEqual(['0x7', '0x3e8']);
    const fits = (log: Log) =>
      topics.every((want, at) => !want || [want].flat().includes(log.topics[at] ?? '0x'));
    const found = [...logs.filter(fits), ...extra];
    if (found.length > LIMIT) throw new Error('query returned too many results');
    return found;
  }

  async function request({ method, params }: { method: string; params: unknown[] }) {
    if (method === 'eth_getBlockByNumber') {
      expect(params[0]).toBe('0x3e8');
      return { timestamp: '0x64' };
    }
    if (method === 'eth_call') expect(params[1], 'the block that is read').toBe('0x3e8');
    if (method === 'eth_call') return call((params[0] as { data: Hex }).data);
    const filter = params[0] as Filter & { address: Address };
    return filter.address === escrow ? find(filter) : [];
  }
  return createClient({ transport: custom({ request }, { retryCount: 0 }) });
}

const read = (states: readonly SaleState[], most: number, address = buyer) =>
  readEscrow(chainWith(states), contracts, address, { block: BLOCK, most });
const ids = (sales: readonly { id: bigint }[]) => sales.map(({ id }) => Number(id));

test.each(['released', 'refunded', 'cancelled'] as const)(
  'a sale in hand is not hidden behind newer ones that were %s',
  async (state) => {
    const states: SaleState[] = ['deposited', ...Array.from({ length: 60 }, () => state)];
    const { sales, hasMore } = await read(states, 3);
    expect(ids(sales)).toEqual([1, 61, 60]);
    expect(sales.map((sale) => sale.state)).toEqual(['deposited', state, state]);
    expect(hasMore).toBe(true);
  },
);

test('all are read when there is room, those in hand first', async () => {
  const { sales, hasMore } = await read(['open', 'released', 'disputed', 'cancelled'], 4);
  expect(ids(sales)).toEqual([1, 3, 4, 2]);
  expect(hasMore).toBe(false);
});

test('a sale that somebody opens stands below those in hand, and moves none', async () => {
  const states: SaleState[] = ['deposited', 'released', 'open'];
  const before = ids((await read(states, 5)).sales);
  const after = ids((await read([...states, 'open'], 5)).sales);
  expect([before, after]).toEqual([
    [1, 3, 2],
    [1, 3, 4, 2],
  ]);
});

test('many sales that others called off take nothing out of sight', async () => {
  const { sales } = await read(['released', 'open'], 1);
  expect(ids(sales)).toEqual([2]);
});

test('what is owed is read without a search', async () => {
  const chain = chainWith([], [null]);
  await expect(readEscrow(chain, contracts, buyer, { block: BLOCK, most: 5 })).rejects.toThrow();
  expect(await readCredit(chain, contracts, buyer, BLOCK)).toBe(9n);
});

test('nobody else’s sales are read', async () => {
  expect((await read(['open'], 5, seller)).sales).toHaveLength(1);
  expect((await read(['open'], 5, miles)).sales).toHaveLength(0);
});

test.each([[null], [{}], [{ topics: ['0x1'] }], [{ topics: ['0x1', 'one'] }]])(
  'an event such as %j is refused',
  async (log) => {
    const chain = chainWith(['open'], [log]);
    await expect(readEscrow(chain, contracts, buyer, { block: BLOCK, most: 5 })).rejects.toThrow(
      SenselessAnswer,
    );
  },
);
