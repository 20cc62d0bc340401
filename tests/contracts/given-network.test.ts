import { expect, it } from 'vitest';
import { givenNetwork } from '../../scripts/contracts/given-network';
import { localAccounts } from '../../scripts/contracts/local-accounts';
import { testNetworkName } from '../../scripts/contracts/test-networks';

const CHAIN_RPC_URL = 'http://127.0.0.1:1';
const CHAIN_DEPLOYER_KEY = '1'.repeat(64);
const { buyer } = localAccounts();

it.each([
  ['Ethereum', 1],
  ['OP Mainnet', 10],
  ['BNB Smart Chain', 56],
  ['Polygon', 137],
  ['Base', 8453],
  ['Arbitrum One', 42_161],
  ['an unknown chain', 424_242],
])('refuses %s', (_, chainId) => {
  expect(() => testNetworkName(chainId)).toThrow(`Chain ${chainId} is not a known test network`);
});

it.each([31_337, 11_155_111, 560_048, 84_532])('accepts test network %i', (chainId) => {
  expect(testNetworkName(chainId)).toMatch(/\w/);
});

it('names no network unless the environment does', () => {
  expect(givenNetwork({})).toBeNull();
});

it('gives the deployer every role that no variable gives to another', () => {
  const env = { CHAIN_RPC_URL, CHAIN_DEPLOYER_KEY, CHAIN_ARBITER: buyer.address };
  const { deployer, roles } = givenNetwork(env) ?? {};
  expect(roles?.arbiter).toBe(buyer.address);
  expect(roles?.admin).toBe(deployer?.address);
  expect(givenNetwork({ ...env, CHAIN_DEPLOYER_KEY: `0x${CHAIN_DEPLOYER_KEY}` })?.roles).toEqual(
    roles,
  );
});

it.each([
  [{ CHAIN_RPC_URL }, 'Set both CHAIN_RPC_URL and CHAIN_DEPLOYER_KEY'],
  [{ CHAIN_DEPLOYER_KEY }, 'Set both CHAIN_RPC_URL and CHAIN_DEPLOYER_KEY'],
  [{ CHAIN_RPC_URL, CHAIN_DEPLOYER_KEY, CHAIN_ADMIN: '0x12' }, 'CHAIN_ADMIN is not an address.'],
])('asks for what is missing or wrong (%o)', (env, sentence) => {
  expect(() => givenNetwork(env)).toThrow(sentence);
});

it.each(['0'.repeat(64), 'f'.repeat(64), 'e'.repeat(63), 'secret words'])(
  'refuses a key without repeating it',
  (key) => {
    const attempt = () => givenNetwork({ CHAIN_RPC_URL, CHAIN_DEPLOYER_KEY: key });
    expect(attempt).toThrow(/^CHAIN_DEPLOYER_KEY is not a (valid )?private key[^0ef]*/);
    expect(attempt).not.toThrow(key);
  },
);
