import { expect, test } from 'vitest';
import { exactAmount, parseBuyer, parsePrice } from '@/lib/wallet/escrow/input';

const BUYER = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const SELLER = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
const ARBITER = '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0';
const ESCROW = '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9';
const unfit = { seller: SELLER, arbiter: ARBITER, contracts: [ESCROW] } as const;

test.each([
  ['1', 10n ** 18n],
  [' 0.25 ', 25n * 10n ** 16n],
  ['0.000000000000000001', 1n],
  ['79228162514.264337593543950335', 2n ** 96n - 1n],
])('the price %s is exact', (text, value) => {
  expect(parsePrice(text, 'ETH')).toEqual({ value });
});

test.each([
  ['', 'Enter a price'],
  ['-1', 'Enter a price'],
  ['1e3', 'Enter a price'],
  ['1,5', 'Enter a price'],
  ['0x10', 'Enter a price'],
  ['0', 'more than 0'],
  ['0.0000000000000000001', 'at most 18 decimals'],
  ['79228162514.264337593543950336', 'cannot hold so much'],
])('the price %j is refused', (text, reason) => {
  expect(parsePrice(text, 'ETH')).toEqual({ error: expect.stringContaining(reason) });
});

test.each([BUYER, BUYER.toLowerCase(), ` ${BUYER} `])('the buyer %j is taken', (text) => {
  expect(parseBuyer(text, unfit)).toEqual({ value: BUYER });
});

test.each([
  ['', 'Enter the buyer'],
  ['0x12', 'Enter the buyer'],
  [BUYER.replace('5F', '5f'), 'checksum'],
  [SELLER, 'your own'],
  [ARBITER.toLowerCase(), 'arbiter'],
  [ESCROW, 'Nobody'],
  [`0x${'0'.repeat(40)}`, 'Nobody'],
])('the buyer %j is refused', (text, reason) => {
  expect(parseBuyer(text, unfit)).toEqual({ error: expect.stringContaining(reason) });
});

test('an amount is told with all its decimals', () => {
  expect(exactAmount(1n, 'ETH')).toBe('0.000000000000000001 ETH');
});
