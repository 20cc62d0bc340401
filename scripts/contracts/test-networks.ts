import { LOCAL_CHAIN, TEST_NETWORKS } from '../../lib/wallet/test-networks';
import { UserFacingError } from '../../supabase/local/user-facing-error';

/** The only networks that the contracts are deployed to: coins there are worth nothing. */
const NAMES = new Map<number, string>([
  [LOCAL_CHAIN.id, 'a chain on this machine'],
  ...Object.entries(TEST_NETWORKS).map(([id, { name }]) => [Number(id), name] as const),
]);

/** Returns the name of a test network. Throws UserFacingError for any other chain, whatever its name. */
export function testNetworkName(chainId: number): string {
  const name = NAMES.get(chainId);
  if (name) return name;
  const known = [...NAMES].map(([id, label]) => `${label} (${id})`);
  throw new UserFacingError(
    `Chain ${chainId} is not a known test network, and nobody has audited these contracts: nothing was sent. ` +
      `They are deployed only to ${known.join(', ')}.`,
  );
}
