import { decodeErrorResult } from 'viem/utils';
import { expect, it } from 'vitest';
import { vehicleEscrowAbi } from '@/lib/web3/contracts/vehicle-escrow-abi';
import { createEvmChain } from '@/lib/web3/simulator/evm-chain';
import { createSale, PRICE } from '@/lib/web3/simulator/sale';

const START = 1_800_000_000;
const reason = (data: `0x${string}`) =>
  decodeErrorResult({ abi: vehicleEscrowAbi, data }).errorName;

it('sells a car from the title to the payment', async () => {
  const sale = await createSale(await createEvmChain(), START);
  const { people, escrow } = sale.terms;
  const buyerHad = (await sale.standing()).balances.buyer;
  for (const act of ['approve', 'open'] as const)
    expect(await sale.take({ by: 'seller', act, at: START })).toMatchObject({ ok: true });
  expect(await sale.standing()).toMatchObject({ state: 1, titleHolder: escrow });

  const short = { by: 'buyer', act: 'deposit', value: PRICE - 1n, at: START } as const;
  const refused = await sale.foresee(short);
  expect(refused.ok).toBe(false);
  expect(reason(refused.data)).toBe('WrongAmount');
  await sale.take(short);
  expect(await sale.standing()).toMatchObject({ state: 1, inEscrow: 0n });

  const exact = { ...short, value: PRICE };
  expect(await sale.foresee(exact)).toMatchObject({ ok: true });
  expect(await sale.standing()).toMatchObject({ state: 1, inEscrow: 0n });
  await sale.take(exact);
  expect(await sale.standing()).toMatchObject({ state: 2, inEscrow: PRICE });

  await sale.take({ by: 'buyer', act: 'accept', at: START });
  await sale.take({ by: 'seller', act: 'withdraw', at: START });
  const { balances, inEscrow, titleHolder, state } = await sale.standing();
  expect({ state, inEscrow, titleHolder }).toEqual({
    state: 4,
    inEscrow: 0n,
    titleHolder: people.buyer,
  });
  expect(balances).toEqual({ seller: PRICE, buyer: buyerHad - PRICE, arbiter: 0n });
});
