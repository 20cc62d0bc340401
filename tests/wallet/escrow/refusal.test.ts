import { encodeErrorResult } from 'viem';
import { expect, test } from 'vitest';
import { contractRefusal, Refusal, sendFailure } from '@/lib/wallet/escrow/refusal';
import { vehicleEscrowAbi } from '@/lib/web3/contracts/vehicle-escrow-abi';

const late = encodeErrorResult({ abi: vehicleEscrowAbi, errorName: 'TooLate', args: [1n] });

test.each([
  { data: late },
  { cause: { code: 3, data: late } },
  { data: { originalError: { data: late } } },
  { data: { data: late } },
])('the reason of the contract is found wherever it stands', (error) => {
  expect(contractRefusal(error)).toBe(
    'The contract would refuse this. It is too late: the deadline has passed.',
  );
});

test('an unknown reason is told as a refusal, and another failure is none', () => {
  expect(contractRefusal({ data: '0x12345678' })).toContain('as things stand now');
  expect(contractRefusal(new Error('down'))).toBeNull();
  expect(sendFailure(new Refusal('Words.'))).toBe('Words.');
  expect(sendFailure({ code: 4001 })).toContain('You declined');
});
