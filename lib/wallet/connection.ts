import { type Chain, createClient, custom, defineChain, numberToHex } from 'viem';
import { addChain, switchChain } from 'viem/actions';
import { type Config, createConfig, injected } from 'wagmi';
import { connect, disconnect, getConnection, reconnect } from 'wagmi/actions';
import { type GuardedProvider, guardProvider } from './guarded-provider';
import type { Network } from './networks';
import { SenselessAnswer, WalletLocked } from './problems';
import { forgetWallet, rememberWallet } from './remembered-wallet';
import type { Wallet } from './wallet';

/** Requests to a wallet are never retried. */
const ONCE = { retryCount: 0 };

const toChain = ({ chainId, name, currency, explorerUrl, walletRpcUrl }: Network): Chain =>
  defineChain({
    id: chainId,
    name,
    nativeCurrency: currency,
    rpcUrls: { default: { http: [walletRpcUrl] } },
    ...(explorerUrl && { blockExplorers: { default: { name, url: explorerUrl } } }),
  });

/** The state of the page's single connection. */
export interface WalletConnection {
  config: Config;
  networks: readonly Network[];
  /** The connected or connecting wallet, and its provider. */
  wallet: Wallet | null;
  provider: GuardedProvider | null;
}

/**
 * Creates the connection's state. Throws without a network. Does not store anything or look for
 * wallets.
 */
export function newConnection(networks: readonly Network[]): WalletConnection {
  const [first, ...others] = networks.map(toChain);
  if (!first) throw new Error('No network is offered');
  const config = createConfig({
    chains: [first, ...others],
    client: ({ chain }) => createClient({ chain, transport: custom({ request: refuse }, ONCE) }),
    multiInjectedProviderDiscovery: false,
    storage: null,
  });
  return { config, networks, wallet: null, provider: null };
}

/** Rejects reads: chain-reader.ts makes them all. */
async function refuse(): Promise<never> {
  throw new Error('Not read through wagmi');
}

/** Creates a new provider and connector; responses to an earlier attempt are ignored. */
function begin(connection: WalletConnection, wallet: Wallet) {
  connection.provider?.close();
  const { id, name } = wallet;
  const guarded = guardProvider(wallet.provider);
  Object.assign(connection, { wallet, provider: guarded });
  return injected({ shimDisconnect: false, target: { id, name, provider: guarded } });
}

/** Asks the wallet for an account. Rejects with the wallet's error, or one of problems.ts. */
export async function connectWallet(connection: WalletConnection, wallet: Wallet) {
  const connector = begin(connection, wallet);
  const { provider } = connection;
  try {
    await connect(connection.config, { connector });
  } catch (error) {
    provider?.close();
    throw error;
  }
  rememberWallet(wallet.id);
}

/**
 * Connects a remembered wallet without a prompt. Rejects with WalletLocked if it shows no account.
 */
export async function reconnectWallet(connection: WalletConnection, wallet: Wallet) {
  const connector = begin(connection, wallet);
  const { provider } = connection;
  try {
    const accounts = await provider?.request({ method: 'eth_accounts' });
    if (!accounts?.length) throw new WalletLocked();
    const connected = await reconnect(connection.config, { connectors: [connector] });
    if (connected.length === 0) throw new SenselessAnswer('accounts, and then none');
  } catch (error) {
    provider?.close();
    // A wallet that starts slowly or fails once is tried again on the next page.
    if (error instanceof WalletLocked) forgetWallet();
    throw error;
  }
}

/** Cancels the pending requests to the wallet. */
export const giveUp = (connection: WalletConnection) => connection.provider?.close();

export const disconnectWallet = ({ config }: WalletConnection) => disconnect(config);

/**
 * Call this once the connection has ended, on either side: later events of the wallet are ignored.
 */
export function endConnection(connection: WalletConnection) {
  connection.provider?.close();
  Object.assign(connection, { wallet: null, provider: null });
  forgetWallet();
}

function clientOf({ provider }: WalletConnection) {
  if (!provider) throw new WalletLocked();
  return createClient({ transport: custom(provider, ONCE) });
}

/**
 * Switches the wallet to a network. Rejects with SenselessAnswer if the wallet reports success but
 * is on another network.
 */
export async function switchNetwork(connection: WalletConnection, { chainId }: Network) {
  await switchChain(clientOf(connection), { id: chainId });
  const { connector } = getConnection(connection.config);
  if ((await connector?.getChainId()) !== chainId) throw new SenselessAnswer('not switched');
  // Some wallets send no event for a change that the page requested.
  connector?.onChainChanged(numberToHex(chainId));
}

/** Asks the wallet to add a network, then to switch to it. */
export async function addNetwork(connection: WalletConnection, network: Network) {
  await addChain(clientOf(connection), { chain: toChain(network) });
  await switchNetwork(connection, network);
}
