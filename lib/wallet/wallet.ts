import type { EIP6963ProviderDetail } from 'mipd';

/** A wallet in the browser. */
export interface Wallet {
  /** The reverse domain name it announces, or 'injected'. */
  id: string;
  name: string;
  /** A picture as a data address; null without one. */
  icon: string | null;
  /** An EIP-1193 provider; its responses are not trusted. */
  provider: unknown;
}

/** Maximum number of wallets, more than anyone has. */
const MAX_WALLETS = 20;
const MAX_NAME = 40;
/** Only data addresses: a picture from a server would tell it of every visit. */
const ICON = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/;

const canRequest = (provider: unknown) =>
  typeof (provider as { request?: unknown } | null | undefined)?.request === 'function';

const plain = (text: unknown) =>
  typeof text === 'string'
    ? text
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim()
        .slice(0, MAX_NAME)
    : '';

/**
 * Creates a wallet from its announcement; null if it is not a wallet, or throws when it is read.
 */
function toWallet(detail: EIP6963ProviderDetail): Wallet | null {
  try {
    const { info, provider } = detail;
    const { name, icon } = info;
    const id = plain(info.rdns);
    if (!id || !canRequest(provider)) return null;
    const picture = typeof icon === 'string' && ICON.test(icon) ? icon : null;
    return { id, name: plain(name) || id, icon: picture, provider };
  } catch {
    return null;
  }
}

/**
 * Returns the wallets of EIP-6963 announcements, which any extension and script can make: bounded,
 * without repeats.
 */
export function announcedWallets(details: readonly EIP6963ProviderDetail[]): Wallet[] {
  const wallets = new Map<string, Wallet>();
  for (const detail of details) {
    if (wallets.size === MAX_WALLETS) break;
    const wallet = toWallet(detail);
    if (wallet && !wallets.has(wallet.id)) wallets.set(wallet.id, wallet);
  }
  return [...wallets.values()];
}

/** The wallet at `window.ethereum`; null without one, or if it throws when it is read. */
export function injectedWallet(window: { readonly ethereum?: unknown }): Wallet | null {
  try {
    const { ethereum } = window;
    if (!canRequest(ethereum)) return null;
    return { id: 'injected', name: 'Browser wallet', icon: null, provider: ethereum };
  } catch {
    return null;
  }
}
