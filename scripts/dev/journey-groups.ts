/**
 * Journeys that `npm test` leaves out while nothing that they and these folders import differs from when all of them
 * last passed. The folders have what they look at: pages, and what is read by its path.
 */
export const JOURNEY_GROUPS = {
  showroom: {
    journeys: /\b(?:showroom|gallery-turn)[-.][a-z.-]*spec\.ts\b/,
    folders: [
      'app/ar-showroom',
      'app/models',
      'components/listings/detail',
      'components/showroom',
      'lib/runtime',
      'lib/showroom',
      'public/models',
    ],
  },
  web3: {
    journeys: /\b(?:escrow|simulator|wallet)[-.][a-z.-]*spec\.ts\b/,
    folders: [
      'app/api/wallet-networks',
      'app/web3-trading',
      'components/wallet',
      'components/web3',
      'contracts/src',
      'lib/runtime',
      'lib/wallet',
      'lib/web3',
      'scripts/contracts',
    ],
  },
} satisfies Record<string, { journeys: RegExp; folders: string[] }>;

export type GroupName = keyof typeof JOURNEY_GROUPS;

export const GROUP_NAMES = Object.keys(JOURNEY_GROUPS) as GroupName[];
