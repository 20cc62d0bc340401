import { decodeFunctionResult, encodeFunctionData } from 'viem/utils';
import { expect, test } from 'vitest';
import { type Act, possibleActs } from '@/lib/wallet/escrow/acts';
import { describeAct, setupDescriptions } from '@/lib/wallet/escrow/describe-step';
import { SALE_STATES, type SaleState } from '@/lib/wallet/escrow/sale';
import { vehicleEscrowAbi as abi } from '@/lib/web3/contracts/vehicle-escrow-abi';
import { PEOPLE } from '@/lib/web3/simulator/acts';
import { createEvmChain } from '@/lib/web3/simulator/evm-chain';
import { createSale, PRICE, type Step } from '@/lib/web3/simulator/sale';

const START = 1_800_000_000;
const DAY = 86_400;

const open: [Step['by'], Step['act']][] = [
  ['seller', 'approve'],
  ['seller', 'open'],
];
const paid: typeof open = [...open, ['buyer', 'deposit']];
/** The steps that bring a sale into each state. */
const WAYS: Record<SaleState, typeof open> = {
  none: [],
  open,
  deposited: paid,
  disputed: [...paid, ['seller', 'dispute']],
  released: [...paid, ['buyer', 'accept']],
  refunded: [...paid, ['seller', 'giveUp']],
  cancelled: [...open, ['buyer', 'cancel']],
};

/** The wallet's acts by the simulator's names. */
const ACTS: [Act, Step['act']][] = [
  ...(['deposit', 'accept', 'dispute', 'cancel', 'giveUp', 'claim', 'reclaim'] as const).map(
    (act): [Act, Step['act']] => [act, act],
  ),
  ['favourSeller', 'resolveForSeller'],
  ['favourBuyer', 'resolveForBuyer'],
];
const step = (by: Step['by'], act: Step['act'], at: number): Step => ({
  by,
  act,
  at,
  ...(act === 'deposit' && { value: PRICE }),
});

test.each(SALE_STATES)('a sale that is %s offers what the contract allows', async (state) => {
  const sale = await createSale(await createEvmChain(), START);
  for (const [by, act] of WAYS[state])
    expect(await sale.take(step(by, act, START))).toMatchObject({ ok: true });
  const standing = await sale.standing();
  const deadline = Number(standing.deadline);
  const seen = { state: SALE_STATES[standing.state] ?? 'none', deadline };
  expect(seen.state).toBe(state);
  const end = deadline || START + 1;
  for (const now of [end - 1, end, end + 1])
    for (const part of PEOPLE) {
      const allowed: Act[] = [];
      for (const [act, name] of ACTS)
        if ((await sale.foresee(step(part, name, now))).ok) allowed.push(act);
      const { seller, buyer } = sale.terms.people;
      const given = { id: 1n, seller, buyer, price: PRICE, titleId: 1n, ...seen };
      const offered = possibleActs(given, part, now);
      expect(offered.toSorted(), `${part}, ${now - end} s after`).toEqual(allowed.toSorted());
    }
});

test.each([
  ['PAYMENT_PERIOD', setupDescriptions.open('0x1', '1 ETH').next],
  ['INSPECTION_PERIOD', describeAct('deposit', 'buyer', '1 ETH').next],
  ['ARBITRATION_PERIOD', describeAct('dispute', 'buyer', '1 ETH').next],
] as const)('the %s is told as the contract has it', async (functionName, text) => {
  const chain = await createEvmChain();
  const { terms } = await createSale(chain, START);
  const { escrow, people } = terms;
  const data = encodeFunctionData({ abi, functionName });
  const told = await chain.call({ from: people.buyer, to: escrow, data, at: START });
  const seconds = decodeFunctionResult({ abi, functionName, data: told.data });
  expect(text).toContain(`${seconds / DAY} days`);
});
