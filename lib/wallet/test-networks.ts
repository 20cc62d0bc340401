/** All test networks that the site offers or deploys to: their coins have no value. */
export const TEST_NETWORKS = {
  11155111: { name: 'Sepolia', symbol: 'ETH' },
  560048: { name: 'Hoodi', symbol: 'ETH' },
  84532: { name: 'Base Sepolia', symbol: 'ETH' },
  11155420: { name: 'OP Sepolia', symbol: 'ETH' },
  421614: { name: 'Arbitrum Sepolia', symbol: 'ETH' },
  80002: { name: 'Polygon Amoy', symbol: 'POL' },
} as const;

export type TestNetworkId = keyof typeof TEST_NETWORKS;

/** The chain that `npm run contracts:chain` starts, where it is configured. */
export const LOCAL_CHAIN = { id: 31_337, name: 'Local test chain' };
