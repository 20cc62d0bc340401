import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { chainReader, type Holdings, readBlock, readHoldings } from '@/lib/wallet/chain-reader';
import type { WalletConnection } from '@/lib/wallet/connection';
import { serverFailure, walletFailure } from '@/lib/wallet/failure-words';
import type { NetworkFacts } from '@/lib/wallet/networks';
import { WalletLocked } from '@/lib/wallet/problems';
import { OPTIONS, queryClient } from './query-client';

/** A third of the usual time from block to block, in milliseconds. */
const POLL_MS = 4000;

/** What an address holds as of the newest block, read again with every block while the page is visible. */
export function useHoldings(
  { wallet, provider }: WalletConnection,
  address: Address,
  chainId: number,
  { name, offered }: NetworkFacts,
) {
  const reader = useMemo(() => provider && chainReader(offered, provider), [offered, provider]);
  const of = [wallet?.id, chainId, address];
  const block = useQuery(
    {
      ...OPTIONS,
      queryKey: ['block', ...of],
      queryFn: () => {
        if (!reader) throw new WalletLocked();
        return readBlock(reader, chainId);
      },
      refetchInterval: POLL_MS,
    },
    queryClient,
  );
  const holdings = useQuery(
    {
      ...OPTIONS,
      queryKey: ['holdings', ...of, block.data],
      queryFn: async (): Promise<Holdings & { block: string }> => {
        if (!reader || block.data === undefined) throw new WalletLocked();
        const read = await readHoldings(reader, offered?.contracts ?? null, address);
        return { ...read, block: block.data };
      },
      enabled: block.data !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      // Of the same address on the same network only.
      placeholderData: (before, query) =>
        of.every((part, index) => query?.queryKey[index + 1] === part) ? before : undefined,
    },
    queryClient,
  );
  const error = block.error ?? holdings.error;
  const failure = (cause: unknown) =>
    offered?.rpcUrl ? serverFailure(cause, name) : walletFailure(cause);
  return {
    /** Undefined until they are read. */
    holdings: holdings.data,
    problem: error ? failure(error) : null,
  };
}
