import { UserFacingError } from '../../supabase/local/user-facing-error';

/** The only networks that the contracts are deployed to: coins there are worth nothing. */
const TEST_NETWORKS: Record<number, string> = {
  31337: 'a chain on this machine',
  11155111: 'Sepolia',
  560048: 'Hoodi',
  84532: 'Base Sepolia',
  11155420: 'OP Sepolia',
  421614: 'Arbitrum Sepolia',
  80002: 'Polygon Amoy',
};

/** The name of a test network. Throws UserFacingError for any other chain, whatever it is called. */
export function testNetworkName(chainId: number): string {
  const name = Object.hasOwn(TEST_NETWORKS, chainId) ? TEST_NETWORKS[chainId] : undefined;
  if (name) return name;
  const known = Object.entries(TEST_NETWORKS).map(([id, label]) => `${label} (${id})`);
  throw new UserFacingError(
    `Chain ${chainId} is not a known test network, and nobody has audited these contracts: nothing was sent. ` +
      `They are deployed only to ${known.join(', ')}.`,
  );
}
