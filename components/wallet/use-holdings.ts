import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { chainReader, type Holdings, readBlock, readHoldings } from '@/lib/wallet/chain-reader';
import type { WalletConnection } from '@/lib/wallet/connection';
import { serverFailure, walletFailure } from '@/lib/wallet/failure-messages';
import type { NetworkFacts } from '@/lib/wallet/networks';
import { WalletLocked } from '@/lib/wallet/problems';
import { OPTIONS, queryClient } from './query-client';

/** A third of the usual time from block to block, in milliseconds. */
const POLL_MS = 4000;

type Read = Holdings & { block: bigint };

/**
 * Reads the holdings of an address as of the newest block, again with every block while the page is visible.
 * The block is not part of the key, so that the last data stay if a read fails.
 */
export function useHoldings(
  { wallet, provider }: WalletConnection,
  address: Address,
  chainId: number,
  { name, offered }: NetworkFacts,
) {
  const reader = useMemo(() => provider && chainReader(offered, provider), [offered, provider]);
  const queryKey = ['holdings', wallet?.id, chainId, address];
  const { data, error, refetch } = useQuery(
    {
      ...OPTIONS,
      queryKey,
      queryFn: async (): Promise<Read> => {
        if (!reader) throw new WalletLocked();
        const block = await readBlock(reader, chainId);
        const last = queryClient.getQueryData<Read>(queryKey);
        if (last?.block === block) return last;
        const contracts = offered?.contracts ?? null;
        return { ...(await readHoldings(reader, contracts, address, block)), block };
      },
      refetchInterval: POLL_MS,
    },
    queryClient,
  );
  const failure = (cause: unknown) =>
    offered?.rpcUrl ? serverFailure(cause, name) : walletFailure(cause);
  return {
    /** Undefined until the holdings are read. */
    holdings: data,
    problem: error ? failure(error) : null,
    /** Reads the holdings now, if there is a new block. */
    refetch,
  };
}
