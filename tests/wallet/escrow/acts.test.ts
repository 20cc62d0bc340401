import { expect, test } from 'vitest';
import { possibleActs } from '@/lib/wallet/escrow/acts';
import { describeDeadline } from '@/lib/wallet/escrow/describe-sale';
import { describeAct } from '@/lib/wallet/escrow/describe-step';
import { SALE_STATES, type Sale } from '@/lib/wallet/escrow/sale';

const DEADLINE = 1_000_000;
const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const sale = (state: Sale['state']): Sale => ({
  id: 1n,
  seller: address,
  buyer: address,
  price: 1n,
  titleId: 1n,
  deadline: DEADLINE,
  state,
});

test.each([
  ['open', 'seller', ['cancel'], ['cancel']],
  ['open', 'buyer', ['deposit', 'cancel'], ['cancel']],
  ['deposited', 'seller', ['dispute', 'giveUp'], ['claim', 'giveUp']],
  ['deposited', 'buyer', ['accept', 'dispute'], ['accept']],
  ['disputed', 'seller', ['giveUp'], ['giveUp']],
  ['disputed', 'buyer', ['accept'], ['reclaim', 'accept']],
  ['disputed', 'arbiter', ['favourSeller', 'favourBuyer'], []],
] as const)(
  'a sale that is %s offers the %s its acts, in time and late',
  (state, part, inTime, late) => {
    expect(possibleActs(sale(state), part, DEADLINE)).toEqual(inTime);
    expect(possibleActs(sale(state), part, DEADLINE + 1)).toEqual(late);
  },
);

test('a sale that has ended, and anybody else, have no acts', () => {
  for (const state of SALE_STATES) expect(possibleActs(sale(state), null, 0)).toEqual([]);
  for (const state of ['none', 'released', 'refunded', 'cancelled'] as const)
    for (const part of ['seller', 'buyer', 'arbiter'] as const)
      expect(possibleActs(sale(state), part, 0)).toEqual([]);
});

test('the deadline is a day with what is left of it', () => {
  const left = (now: number) => describeDeadline(sale('open'), now);
  expect(left(DEADLINE - 3 * 86_400)).toMatch(/^12 Jan 1970, 14:46, 3 days left$/);
  expect(left(DEADLINE - 3600)).toContain('1 hour left');
  expect(left(DEADLINE)).toContain('less than an hour left');
  expect(left(DEADLINE + 1)).toContain('passed');
});

test('only a deposit costs the price', () => {
  expect(describeAct('deposit', 'buyer', '2 ETH').costs).toBe('Exactly 2 ETH leaves your wallet.');
  expect(describeAct('dispute', 'seller', '2 ETH').costs).toBe('No money moves.');
  expect(describeAct('cancel', 'seller', '2 ETH').does).toContain('goes back to you');
});
