import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Address, Client } from 'viem';
import { type EscrowContracts, readCredit, readEscrow } from '@/lib/wallet/escrow/read-escrow';
import { OPTIONS, queryClient } from '../query-client';

/** Reads again whenever `extent` changes. It is not part of the key, so that the last data stay if a read fails. */
function useReading<Data>(queryKey: readonly unknown[], read: () => Promise<Data>, extent: string) {
  const { data, error, isFetching, refetch } = useQuery(
    { ...OPTIONS, queryKey, queryFn: read, enabled: false },
    queryClient,
  );
  const asked = useRef<string>(undefined);
  useEffect(() => {
    // A read that takes longer than a block is not cancelled: otherwise no read would ever end.
    if (isFetching || asked.current === extent) return;
    asked.current = extent;
    void refetch();
  }, [extent, isFetching, refetch]);
  return { data, error };
}

/** The source of a read. It is part of the key, so that data of another source are never shown. */
interface Source {
  reader: Client;
  walletId: string;
  chainId: number;
  contracts: EscrowContracts;
  address: Address;
}

/** Reads the sales and titles of an address and the amount owed to it, with every block, in two separate reads. */
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
