import type { Address } from 'viem';
import { TEST_NETWORKS } from './test-networks';

/** A network that the site offers, as the browser is told of it. */
export interface Network {
  chainId: number;
  name: string;
  currency: { name: string; symbol: string; decimals: number };
  /** Where an address can be looked up, without a trailing slash; null if nobody does it. */
  explorerUrl: string | null;
  /** The JSON-RPC server that the page reads from; null: it reads through the wallet. */
  rpcUrl: string | null;
  /** The server a wallet is given when it adds the network. */
  walletRpcUrl: string;
  /** The deployed contracts; null where none is. */
  contracts: Contracts | null;
}

export interface Contracts {
  titles: Address;
  miles: Address;
  /** Null where titles and MILES are only shown. */
  escrow: Address | null;
  /** The block from which on there can be titles and sales. */
  fromBlock: number;
}

type Named = Record<number, { name: string; symbol: string }>;

/** Networks whose coins have a value, that a wallet may be on. */
const REAL: Named = {
  1: { name: 'Ethereum', symbol: 'ETH' },
  10: { name: 'OP Mainnet', symbol: 'ETH' },
  56: { name: 'BNB Smart Chain', symbol: 'BNB' },
  137: { name: 'Polygon', symbol: 'POL' },
  8453: { name: 'Base', symbol: 'ETH' },
  42161: { name: 'Arbitrum One', symbol: 'ETH' },
};
const TEST: Named = TEST_NETWORKS;

/** What is known of the network that a wallet is on. */
export interface NetworkFacts {
  name: string;
  /** Of its coin; null if unknown. */
  symbol: string | null;
  kind: 'test' | 'real' | 'unknown';
  /** The offered network; null if it is none of them. */
  offered: Network | null;
}

export function networkFacts(chainId: number, networks: readonly Network[]): NetworkFacts {
  const offered = networks.find((network) => network.chainId === chainId) ?? null;
  // Only test networks are offered: see configured-networks.ts.
  if (offered)
    return { name: offered.name, symbol: offered.currency.symbol, kind: 'test', offered };
  const test = TEST[chainId];
  if (test) return { ...test, kind: 'test', offered };
  const real = REAL[chainId];
  if (real) return { ...real, kind: 'real', offered };
  return { name: `Network ${chainId}`, symbol: null, kind: 'unknown', offered };
}
