import { useSyncExternalStore } from 'react';
import type { Wallet } from '@/lib/wallet/wallet';
import { announcements, walletsNow } from './wallets-now';

/** The wallets of this browser; updates as more announce themselves. */
export function useAnnouncedWallets(): Wallet[] {
  useSyncExternalStore(announcements.subscribe, announcements.getProviders);
  return walletsNow();
}
