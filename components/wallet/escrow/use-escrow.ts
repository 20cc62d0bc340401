import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Address, Client } from 'viem';
import { type EscrowContracts, readEscrow } from '@/lib/wallet/escrow/read-escrow';
import { OPTIONS, queryClient } from '../query-client';

/**
 * What an address has to do with the escrow, read again with every block. What was read last stays when a reading
 * fails: the key does not name the block.
 */
export function useEscrow(
  reader: Client,
  contracts: EscrowContracts,
  ...[address, chainId, { block, most }]: [
    address: Address,
    chainId: number,
    extent: { block: bigint; most: number },
  ]
) {
  const { data, error, isFetching, refetch } = useQuery(
    {
      ...OPTIONS,
      queryKey: ['escrow', chainId, address],
      queryFn: () => readEscrow(reader, contracts, address, { block, most }),
      enabled: false,
    },
    queryClient,
  );

  const extent = `${block} ${most}`;
  const asked = useRef<string>(undefined);
  useEffect(() => {
    // A reading that takes longer than a block is not broken off: else none would ever end.
    if (isFetching || asked.current === extent) return;
    asked.current = extent;
    void refetch();
  }, [extent, isFetching, refetch]);
  return { data, error };
}
