import type { EIP6963ProviderDetail } from 'mipd';

/** A wallet in the browser. */
export interface Wallet {
  /** The reverse domain name it announces, or 'injected'. */
  id: string;
  name: string;
  /** A picture as a data address; null without one. */
  icon: string | null;
  /** An EIP-1193 provider; what it answers is not trusted. */
  provider: unknown;
}

/** More than anybody has. */
const MOST = 20;
const LONGEST_NAME = 40;
/** Pictures by address would tell their server of every visit. */
const ICON = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/;

const canRequest = (provider: unknown) =>
  typeof (provider as { request?: unknown } | null | undefined)?.request === 'function';

const plain = (text: unknown) =>
  typeof text === 'string'
    ? text
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim()
        .slice(0, LONGEST_NAME)
    : '';

/** The wallets of EIP-6963 announcements, which any extension and script can make: bounded, and each once. */
export function announcedWallets(details: readonly EIP6963ProviderDetail[]): Wallet[] {
  const wallets = new Map<string, Wallet>();
  for (const detail of details) {
    const { info, provider } = (detail ?? {}) as Partial<EIP6963ProviderDetail>;
    const id = plain(info?.rdns);
    if (!id || !canRequest(provider) || wallets.has(id) || wallets.size === MOST) continue;
    const icon = typeof info?.icon === 'string' && ICON.test(info.icon) ? info.icon : null;
    wallets.set(id, { id, name: plain(info?.name) || id, icon, provider });
  }
  return [...wallets.values()];
}

/** The wallet at `window.ethereum`; null without one. */
export function injectedWallet(ethereum: unknown): Wallet | null {
  if (!canRequest(ethereum)) return null;
  return { id: 'injected', name: 'Browser wallet', icon: null, provider: ethereum };
}
