import 'server-only';
import { type Chain, isAddress } from 'viem';
import {
  arbitrumSepolia,
  baseSepolia,
  foundry,
  hoodi,
  optimismSepolia,
  polygonAmoy,
  sepolia,
} from 'viem/chains';
import { z } from 'zod';
import { env } from '../env';
import type { Network } from './networks';
import { LOCAL_CHAIN, type TestNetworkId } from './test-networks';

/** viem's definition of each test network. */
const CHAINS: Record<TestNetworkId, Chain> = {
  [sepolia.id]: sepolia,
  [hoodi.id]: hoodi,
  [baseSepolia.id]: baseSepolia,
  [optimismSepolia.id]: optimismSepolia,
  [arbitrumSepolia.id]: arbitrumSepolia,
  [polygonAmoy.id]: polygonAmoy,
};

/** The only networks that can be configured. */
const OFFERABLE = new Map<number, Chain>(
  [...Object.values(CHAINS), { ...foundry, name: LOCAL_CHAIN.name }].map((chain) => [
    chain.id,
    chain,
  ]),
);

/** The default of WALLET_NETWORKS. */
const DEFAULT = [{ chainId: sepolia.id }, { chainId: hoodi.id }, { chainId: baseSepolia.id }];

const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Browsers block unencrypted servers on an https page, except those of the device itself. */
const isRpcUrl = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && HERE.has(hostname));
};

const address = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && isAddress(value),
  'is not an address',
);
const entry = z
  .strictObject({
    chainId: z.int().refine((id) => OFFERABLE.has(id), 'is not a known test network'),
    rpcUrl: z
      .string()
      .refine(isRpcUrl, 'is not an https address, or http of this machine')
      .optional(),
    contracts: z
      .strictObject({
        titles: address,
        miles: address,
        escrow: address.nullable().default(null),
        fromBlock: z.int().min(0).default(0),
      })
      .optional(),
  })
  .refine(({ chainId, rpcUrl }) => chainId !== foundry.id || rpcUrl, {
    path: ['rpcUrl'],
    message: 'is needed for a local chain',
  });
const setting = z
  .array(entry)
  .min(1)
  .max(10)
  .refine((all) => new Set(all.map(({ chainId }) => chainId)).size === all.length, {
    message: 'names a network twice',
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('WALLET_NETWORKS is not JSON');
  }
}

function toNetwork({ chainId, rpcUrl, contracts }: z.infer<typeof entry>): Network {
  const chain = OFFERABLE.get(chainId);
  if (!chain) throw new Error(`WALLET_NETWORKS: ${chainId} is not a known test network`);
  return {
    chainId,
    name: chain.name,
    currency: chain.nativeCurrency,
    explorerUrl: chain.blockExplorers?.default.url ?? null,
    rpcUrl: rpcUrl ?? null,
    walletRpcUrl: rpcUrl ?? chain.rpcUrls.default.http[0] ?? '',
    contracts: contracts ?? null,
  };
}

/** Returns the offered networks. Throws an error with WALLET_NETWORKS and the problem in it. */
export function configuredNetworks(): Network[] {
  const text = env.walletNetworks();
  const parsed = setting.safeParse(text === null ? DEFAULT : parseJson(text));
  if (parsed.success) return parsed.data.map(toNetwork);
  const [issue] = parsed.error.issues;
  throw new Error(`WALLET_NETWORKS: ${issue?.path.join('.')} ${issue?.message}`);
}
