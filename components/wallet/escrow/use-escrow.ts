import { useQuery } from '@tanstack/react-query';
import type { Address, Client } from 'viem';
import { type EscrowContracts, readEscrow } from '@/lib/wallet/escrow/read-escrow';
import { OPTIONS, queryClient } from '../query-client';

/** What an address has to do with the escrow, read again with every block. */
export function useEscrow(
  reader: Client,
  contracts: EscrowContracts,
  ...[address, chainId, block, most]: [
    address: Address,
    chainId: number,
    block: string,
    most: number,
  ]
) {
  return useQuery(
    {
      ...OPTIONS,
      queryKey: ['escrow', chainId, address, block, most],
      queryFn: () => readEscrow(reader, contracts, address, most),
      staleTime: Number.POSITIVE_INFINITY,
      // The section is a new one with another address or network.
      placeholderData: (before) => before,
    },
    queryClient,
  );
}
