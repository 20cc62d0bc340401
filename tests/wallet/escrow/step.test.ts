import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { shortTitle, wholeTitle } from '@/lib/wallet/escrow/describe-sale';
import type { Sale } from '@/lib/wallet/escrow/sale';
import { actStep, approveStep, openStep, withdrawStep } from '@/lib/wallet/escrow/step';

const [escrow, titles, miles, seller, buyer, stranger] = [1, 2, 3, 4, 5, 6].map(
  (digit): Address => `0x${String(digit).repeat(40)}`,
) as [Address, Address, Address, Address, Address, Address];
const contracts = { escrow, titles, miles, fromBlock: 1 };
const sale: Sale = { id: 1n, seller, buyer, price: 7n, titleId: 10n, deadline: 1, state: 'open' };

test('two sales to one buyer at one price are told apart before the signature', () => {
  const junk = { ...sale, id: 2n, seller: stranger, titleId: 11n };
  const [mine, other] = [sale, junk].map((one) =>
    actStep(contracts, one, 'deposit', 'buyer', '7 wei'),
  );
  expect(mine?.description).toEqual(other?.description);
  expect(mine?.about).toEqual({ id: 1n, seller, buyer, titleId: 10n });
  expect(other?.about).toEqual({ id: 2n, seller: stranger, buyer, titleId: 11n });
});

test('what comes before a sale names its title and buyer', () => {
  const terms = { title: 10n, buyer, price: 7n, amount: '7 wei' };
  expect(approveStep(contracts, 10n).about).toEqual({ titleId: 10n });
  expect(openStep(contracts, terms).about).toEqual({ titleId: 10n, buyer });
  expect(withdrawStep(contracts, seller, '7 wei').about).toBeNull();
});

test('a title is told in full, and a card shows its beginning and end', () => {
  const whole = wholeTitle(2n ** 255n + 10n);
  expect(whole).toMatch(/^0x80{61}0a$/);
  expect(shortTitle(2n ** 255n + 10n)).toBe('0x80000000…0000000a');
});
