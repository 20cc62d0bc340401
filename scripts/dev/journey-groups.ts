/** Journeys that `npm test` leaves out while nothing they import differs from when all of them last passed. */
export const JOURNEY_GROUPS = {
  showroom: {
    journeys: /\b(?:showroom|gallery-turn)[-.][a-z.-]*spec\.ts\b/,
    folders: ['components/showroom', 'lib/showroom'],
  },
  web3: {
    journeys: /\b(?:escrow|simulator|wallet)[-.][a-z.-]*spec\.ts\b/,
    folders: ['components/wallet', 'components/web3', 'lib/wallet', 'lib/web3'],
  },
} satisfies Record<string, { journeys: RegExp; folders: string[] }>;

export type GroupName = keyof typeof JOURNEY_GROUPS;

export const GROUP_NAMES = Object.keys(JOURNEY_GROUPS) as GroupName[];
