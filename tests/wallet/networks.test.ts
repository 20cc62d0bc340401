import { afterEach, expect, test, vi } from 'vitest';
import { pagePolicy } from '@/lib/runtime/csp.mjs';
import { configuredNetworks } from '@/lib/wallet/configured-networks';
import { networkFacts } from '@/lib/wallet/networks';
import { TEST_NETWORKS } from '@/lib/wallet/test-networks';

afterEach(() => vi.unstubAllEnvs());

const configure = (networks: unknown) =>
  vi.stubEnv('WALLET_NETWORKS', typeof networks === 'string' ? networks : JSON.stringify(networks));
const TITLES = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const LOCAL = { chainId: 31_337, rpcUrl: 'http://127.0.0.1:8545' };

test('public test networks are offered by default, without a server, an address or a local chain', () => {
  configure('');
  const networks = configuredNetworks();
  expect(networks.map(({ name }) => name)).toEqual(['Sepolia', 'Hoodi', 'Base Sepolia']);
  for (const { rpcUrl, contracts } of networks) expect([rpcUrl, contracts]).toEqual([null, null]);
  expect(pagePolicy([])).toContain("connect-src 'self';");
});

test('a local chain is offered where it is configured, and its server may be asked', () => {
  configure([{ ...LOCAL, contracts: { titles: TITLES, miles: TITLES } }]);
  expect(configuredNetworks()).toMatchObject([
    {
      name: 'Local test chain',
      rpcUrl: LOCAL.rpcUrl,
      explorerUrl: null,
      contracts: { miles: TITLES, escrow: null, fromBlock: 0 },
    },
  ]);
  expect(pagePolicy([])).toContain("connect-src 'self' http://127.0.0.1:8545;");
});

test('of a server only the origin is in the policy', () => {
  configure([
    { chainId: 11_155_111, rpcUrl: "https://rpc.example/key;script-src 'unsafe-inline'" },
  ]);
  expect(pagePolicy([])).toContain("connect-src 'self' https://rpc.example;");
  expect(pagePolicy([])).not.toContain("script-src 'unsafe-inline'");
});

test.each([
  ['{', 'is not JSON'],
  ['[]', 'Too small'],
  [[{ chainId: 1 }], 'is not a known test network'],
  [[{ chainId: 8453 }], 'is not a known test network'],
  [[{ chainId: '11155111' }], 'chainId'],
  [[{ chainId: 31_337 }], 'is needed for a local chain'],
  [[LOCAL, LOCAL], 'names a network twice'],
  [[{ ...LOCAL, rpcUrl: 'http://rpc.example' }], 'is not an https address'],
  [[{ ...LOCAL, rpcUrl: 'javascript:alert(1)' }], 'is not an https address'],
  [[{ ...LOCAL, contracts: { titles: TITLES, miles: '0x12' } }], 'is not an address'],
  [[{ ...LOCAL, contracts: { titles: TITLES } }], 'miles'],
  [
    [{ ...LOCAL, contracts: { titles: TITLES, miles: TITLES, escrow: '0x1' } }],
    'is not an address',
  ],
  [[{ ...LOCAL, rpc: 'http://localhost' }], 'rpc'],
])('the setting %j is refused by name', (setting, reason) => {
  configure(setting);
  expect(configuredNetworks).toThrow('WALLET_NETWORKS');
  expect(configuredNetworks).toThrow(reason);
});

test.each(Object.entries(TEST_NETWORKS))(
  'test network %s is named as viem names it',
  (id, named) => {
    configure([{ chainId: Number(id) }]);
    const [network] = configuredNetworks();
    expect(network).toMatchObject({ name: named.name, currency: { symbol: named.symbol } });
  },
);

test('networks that are not offered are named, and marked where their coins have a value', () => {
  configure('');
  const networks = configuredNetworks();
  expect(networkFacts(11_155_111, networks)).toMatchObject({ name: 'Sepolia', kind: 'test' });
  expect(networkFacts(1, networks)).toMatchObject({
    name: 'Ethereum',
    kind: 'real',
    offered: null,
  });
  expect(networkFacts(80_002, networks)).toMatchObject({ symbol: 'POL', kind: 'test' });
  expect(networkFacts(424_242, networks)).toMatchObject({
    name: 'Network 424242',
    kind: 'unknown',
  });
  expect(networkFacts(31_337, networks)).toMatchObject({ kind: 'unknown' });
});
