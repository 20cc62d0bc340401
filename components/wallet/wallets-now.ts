import { announcedProviders } from '@/lib/wallet/announcements';
import { announcedWallets, injectedWallet, type Wallet } from '@/lib/wallet/wallet';

/** One for the page: this module is loaded only in the browser, with the dashboard. */
export const announcements = announcedProviders();

/** The wallets of this browser now: those announced by EIP-6963, else the one at `window.ethereum`. */
export function walletsNow(): Wallet[] {
  const announced = announcedWallets(announcements.getProviders());
  if (announced.length > 0) return announced;
  const injected = injectedWallet(window as { ethereum?: unknown });
  return injected ? [injected] : [];
}

/** A wallet by its id, which may announce itself within `milliseconds`; undefined if it does not. */
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
