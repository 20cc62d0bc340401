import { createClient, custom, toFunctionSignature } from 'viem';
import { expect, test } from 'vitest';
import { balanceAbi, readBlock, readHoldings } from '@/lib/wallet/chain-reader';
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

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

test('all is read at the block that is named, and the newest block anew each time', async () => {
  const tags: unknown[] = [];
  let newest = 0;
  const reader = createClient({
    transport: custom({
      async request({ method, params }: { method: string; params: unknown[] }) {
        if (method === 'eth_chainId') return '0x1';
        if (method === 'eth_blockNumber') {
          newest += 1;
          return `0x${newest}`;
        }
        tags.push(params[1]);
        return `0x${'1'.padStart(64, '0')}`;
      },
    }),
  });
  const contracts = { titles: ADDRESS, miles: ADDRESS, escrow: null, fromBlock: 0 } as const;
  const holdings = await readHoldings(reader, contracts, ADDRESS, 10n);
  expect(holdings).toEqual({ balance: 1n, titles: 1n, miles: 1n });
  expect(tags).toEqual(['0xa', '0xa', '0xa']);
  expect([await readBlock(reader, 1), await readBlock(reader, 1)]).toEqual([1n, 2n]);
});
