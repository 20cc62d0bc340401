import { toFunctionSignature } from 'viem';
import { expect, test } from 'vitest';
import { balanceAbi } from '@/lib/wallet/chain-reader';
import { milesAbi } from '@/lib/web3/contracts/miles-abi';
import { vehicleTitleAbi } from '@/lib/web3/contracts/vehicle-title-abi';

test.each([
  ['titles', vehicleTitleAbi],
  ['MILES', milesAbi],
])('the contract of %s has the function that is asked', (_, abi) => {
  const found = abi.find((entry) => entry.type === 'function' && entry.name === 'balanceOf');
  expect(found).toMatchObject({ stateMutability: 'view', outputs: [{ type: 'uint256' }] });
  if (found?.type !== 'function') throw new Error('not there');
  expect(toFunctionSignature(found)).toBe(toFunctionSignature(balanceAbi[0]));
});
