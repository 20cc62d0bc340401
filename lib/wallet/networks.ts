import type { Address } from 'viem';
import { TEST_NETWORKS } from './test-networks';

/** A network that the site offers, in the form for the browser. */
export interface Network {
  chainId: number;
  name: string;
  currency: { name: string; symbol: string; decimals: number };
  /** The explorer for addresses, without a trailing slash; null without one. */
  explorerUrl: string | null;
  /** The JSON-RPC server that the page reads from; null means that it reads through the wallet. */
  rpcUrl: string | null;
  /** The server passed to a wallet when it adds the network. */
  walletRpcUrl: string;
  /** The deployed contracts; null if there are none. */
  contracts: Contracts | null;
}

export interface Contracts {
  titles: Address;
  miles: Address;
  /** Null if the site only shows titles and MILES. */
  escrow: Address | null;
  /** The first block that can contain titles and sales. */
  fromBlock: number;
}

type Named = Record<number, { name: string; symbol: string }>;

/** Networks whose coins have a value; a wallet may be on one. */
const REAL: Named = {
  1: { name: 'Ethereum', symbol: 'ETH' },
  10: { name: 'OP Mainnet', symbol: 'ETH' },
  56: { name: 'BNB Smart Chain', symbol: 'BNB' },
  137: { name: 'Polygon', symbol: 'POL' },
  8453: { name: 'Base', symbol: 'ETH' },
  42161: { name: 'Arbitrum One', symbol: 'ETH' },
};
const TEST: Named = TEST_NETWORKS;

/** The known facts about the network that a wallet is on. */
export interface NetworkFacts {
  name: string;
  /** The symbol of its coin; null if unknown. */
  symbol: string | null;
  kind: 'test' | 'real' | 'unknown';
  /** The offered network; null if the site does not offer it. */
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
