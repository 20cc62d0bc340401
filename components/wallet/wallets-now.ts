import { announcedProviders } from '@/lib/wallet/announcements';
import { announcedWallets, injectedWallet, type Wallet } from '@/lib/wallet/wallet';

/** Module-level is safe: this module is loaded only in the browser, with the dashboard. */
export const announcements = announcedProviders();

/** The wallets of this browser now: those announced by EIP-6963, else the one at `window.ethereum`. */
export function walletsNow(): Wallet[] {
  const announced = announcedWallets(announcements.getProviders());
  if (announced.length > 0) return announced;
  const injected = injectedWallet(window as { ethereum?: unknown });
  return injected ? [injected] : [];
}

/** Waits up to `milliseconds` for a wallet to announce itself, by its id; resolves to undefined if it does not. */
export function announcedWithin(id: string | null, milliseconds: number) {
  const find = () => walletsNow().find((wallet) => wallet.id === id);
  return new Promise<Wallet | undefined>((resolve) => {
    const end = (wallet = find()) => {
      clearTimeout(timer);
      stop();
      resolve(wallet);
    };
    const timer = setTimeout(end, milliseconds);
    const stop = announcements.subscribe(() => find() && end());
    if (find()) end();
  });
}
