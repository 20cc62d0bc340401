import { createClient, type Hex, http, toHex, zeroAddress } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACTS, callOf, PEOPLE, type Terms } from '@/lib/web3/simulator/acts';
import { type Chain, INSUFFICIENT_BALANCE, type Transaction } from '@/lib/web3/simulator/chain';
import { createEvmChain } from '@/lib/web3/simulator/evm-chain';
import { refusalOf } from '@/lib/web3/simulator/refusal';
import { createSale, PRICE, type Step } from '@/lib/web3/simulator/sale';
import { startAnvil } from '../../../scripts/contracts/anvil';
import { createRandom, type Random } from '../../../scripts/seed/prng';
import { MANY_RUNS_LIMIT, runs } from '../../whole';

const SEQUENCES = runs(40, 250);
const STEPS = 10;
const START = 1_900_000_000;
const GAS = toHex(15_000_000);
const DAY = 86_400;

const TRACER = { tracer: 'callTracer' };

type Receipt = { status: Hex; contractAddress: Hex | null; logs: readonly unknown[] };

let anvil: Awaited<ReturnType<typeof startAnvil>>;
beforeAll(async () => {
  const free = ['--base-fee', '0', '--gas-price', '0', '--hardfork', 'cancun'];
  const more = [...free, '--no-mining', '--auto-impersonate', '--timestamp', String(START - DAY)];
  anvil = await startAnvil({ port: 0, more });
}, 180_000);
afterAll(() => anvil.stop());

/** Returns anvil as a chain of the simulator. */
function anvilChain(): Chain & { snapshot(): Promise<Hex>; goBack(to: Hex): Promise<void> } {
  const client = createClient({ transport: http(anvil.rpcUrl) });
  // The methods are anvil's own, which viem's types do not list.
  const ask = <T>(method: string, ...params: unknown[]) =>
    client.request({ method, params } as never) as Promise<T>;
  const rpc = ({ value = 0n, at: _, ...rest }: Transaction) => ({
    ...rest,
    value: toHex(value),
    gas: GAS,
    gasPrice: '0x0',
  });
  return {
    async send(transaction) {
      // A transaction that an account cannot pay never gets into a block.
      const { value = 0n, from } = transaction;
      if (value > 0n && BigInt(await ask<Hex>('eth_getBalance', from, 'latest')) < value)
        return { ok: false, data: '0x', cause: INSUFFICIENT_BALANCE };
      const hash = await ask<Hex>('eth_sendTransaction', rpc(transaction));
      await ask('evm_mine', transaction.at);
      const receipt = await ask<Receipt>('eth_getTransactionReceipt', hash);
      const ok = receipt.status === '0x1';
      const created = receipt.contractAddress;
      // A trace is slow, and a step that neither fails nor emits several events returns nothing.
      const isSilent = ok && receipt.logs.length < 2 && !created;
      const traced = isSilent
        ? {}
        : await ask<{ output?: Hex }>('debug_traceTransaction', hash, TRACER);
      return { ok, data: traced.output ?? '0x', ...(created && { created }) };
    },
    async call(transaction) {
      return { ok: true, data: await ask<Hex>('eth_call', rpc(transaction), 'latest') };
    },
    fund: (address, balance) => ask('anvil_setBalance', address, toHex(balance)),
    balanceOf: async (address) => BigInt(await ask<Hex>('eth_getBalance', address, 'latest')),
    snapshot: () => ask('evm_snapshot'),
    goBack: (to) => ask('evm_revert', to),
  };
}

/** Steps that are likely to succeed: when no sale is open, in each of its states, and after its end. */
const LIKELY: [Step['act'], Step['by']][][] = [
  [
    ['approve', 'seller'],
    ['open', 'seller'],
  ],
  [
    ['deposit', 'buyer'],
    ['deposit', 'buyer'],
    ['cancel', 'seller'],
  ],
  [
    ['accept', 'buyer'],
    ['claim', 'seller'],
    ['giveUp', 'seller'],
    ['dispute', 'buyer'],
    ['dispute', 'seller'],
  ],
  [
    ['resolveForSeller', 'arbiter'],
    ['resolveForBuyer', 'arbiter'],
    ['reclaim', 'buyer'],
    ['accept', 'buyer'],
    ['giveUp', 'seller'],
  ],
  [
    ['withdraw', 'seller'],
    ['withdraw', 'buyer'],
  ],
];
const LEADS_TO: Partial<Record<Step['act'], number>> = { open: 1, deposit: 2, dispute: 3 };

function randomStep(random: Random, stage: number, last: number): Step {
  const [act, by] = random.chance(0.75)
    ? random.pick(LIKELY[Math.min(stage, 4)] ?? [])
    : ([random.pick(ACTS), random.pick(PEOPLE)] as const);
  const wait = random.pick([0, 0, 1, DAY, 3 * DAY, 3 * DAY + 1, 7 * DAY, 7 * DAY + 1, 15 * DAY]);
  const due = act === 'deposit' ? PRICE : 0n;
  const value = random.chance(0.1) ? random.pick([0n, 1n, PRICE - 1n, PRICE + 1n]) : due;
  return { by, act, value, at: last + wait };
}

it('equals anvil in random sequences', { timeout: MANY_RUNS_LIMIT }, async () => {
  const random = createRandom('simulator');
  const chain = anvilChain();
  const onAnvil = await createSale(chain, START);
  let base = await chain.snapshot();
  const reached = new Set<number>();
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    const simulated = await createSale(await createEvmChain(), START);
    const steps: Step[] = [];
    let stage = 0;
    for (let count = 0; count < STEPS; count += 1) {
      const step = randomStep(random, stage, steps.at(-1)?.at ?? START);
      steps.push(step);
      const foreseen = await simulated.foresee(step);
      const outcome = await simulated.take(step);
      const told = JSON.stringify(steps, withText);
      expect(foreseen, told).toEqual(outcome);
      expect(outcome, told).toEqual(await onAnvil.take(step));
      if (outcome.ok && step.act !== 'approve' && step.act !== 'withdraw')
        stage = LEADS_TO[step.act] ?? 4;
    }
    const standing = await simulated.standing();
    expect(standing, JSON.stringify(steps, withText)).toEqual(await onAnvil.standing());
    reached.add(standing.state);
    await chain.goBack(base);
    base = await chain.snapshot();
  }
  // The runs reached every end and every state between.
  expect([...reached].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

/** The simulator's own steps cannot make these calls, as the steps name what they have read, and pay themselves. */
it('refuses as anvil does what names another sale or nobody', { timeout: 180_000 }, async () => {
  const chains = [anvilChain(), await createEvmChain()];
  for (const chain of chains) {
    const sale = await createSale(chain, START + DAY);
    const { people, titleId } = sale.terms;
    for (const act of ['approve', 'open'] as const)
      await sale.take({ by: 'seller', act, at: START + DAY });
    const refused = async (act: 'deposit' | 'withdraw', by: Step['by'], wrong: Partial<Terms>) => {
      const call = callOf(act, by, { ...sale.terms, ...wrong });
      const value = act === 'deposit' ? PRICE : 0n;
      const outcome = await chain.send({ ...call, from: people[by], value, at: START + DAY });
      return outcome.ok ? null : refusalOf(outcome).error;
    };
    const noSeller = { people: { ...people, seller: zeroAddress } };
    expect(await refused('deposit', 'buyer', { titleId: titleId + 1n })).toBe('OtherSale');
    expect(await refused('deposit', 'buyer', noSeller)).toBe('OtherSale');
    expect(await refused('withdraw', 'seller', noSeller)).toBe('UnfitReceiver');
    expect(await refused('deposit', 'buyer', {})).toBeNull();
  }
});

const withText = (_: string, value: unknown) =>
  typeof value === 'bigint' ? value.toString() : value;
