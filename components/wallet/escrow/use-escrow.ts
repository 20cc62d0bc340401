import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Address, Client } from 'viem';
import { type EscrowContracts, readCredit, readEscrow } from '@/lib/wallet/escrow/read-escrow';
import { OPTIONS, queryClient } from '../query-client';

/** Reads again whenever `extent` changes. What was read last stays when a reading fails: the key does not name it. */
function useReading<Data>(queryKey: readonly unknown[], read: () => Promise<Data>, extent: string) {
  const { data, error, isFetching, refetch } = useQuery(
    { ...OPTIONS, queryKey, queryFn: read, enabled: false },
    queryClient,
  );
  const asked = useRef<string>(undefined);
  useEffect(() => {
    // A reading that takes longer than a block is not broken off: else none would ever end.
    if (isFetching || asked.current === extent) return;
    asked.current = extent;
    void refetch();
  }, [extent, isFetching, refetch]);
  return { data, error };
}

/** From which wallet, for whom and of which escrow something is read: nothing is shown as that of another one. */
interface Source {
  reader: Client;
  walletId: string;
  chainId: number;
  contracts: EscrowContracts;
  address: Address;
}

/** What an address has to do with the escrow, and what it is owed there: each read with every block, and apart. */
export function useEscrow(
  { reader, walletId, chainId, contracts, address }: Source,
  { block, most }: { block: bigint; most: number },
) {
  const key = [walletId, chainId, contracts.escrow, address];
  const { data, error } = useReading(
    ['escrow', ...key],
    () => readEscrow(reader, contracts, address, { block, most }),
    `${block} ${most}`,
  );
  const credit = useReading(
    ['credit', ...key],
    () => readCredit(reader, contracts, address, block),
    `${block}`,
  );
  return { data, credit: credit.data, error: error ?? credit.error };
}
