import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { groupsLeftOut } from '../scripts/dev/test-groups';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const databaseTests = [
  'tests/database/**/*.test.ts',
  'tests/local/**/*.test.ts',
  'tests/**/*.database.test.ts',
];

const deployTests = ['tests/deploy/**/*.test.ts'];

const DATABASE_TEST = /^tests\/(?:database|local)\/|\.database\.test\.ts$/;

/**
 * Matches a test that replaces modules, the clock or Node's hooks; the setup files restore variables, globals and the
 * console after each file. One that only sets a date gives it back itself.
 */
const REPLACES =
  /\bvi\.(?:mock|doMock|hoisted|resetModules)\(|useFakeTimers\((?!\{ now: new Date\()|spyOn\(Date|(?:fixed-and-raw|request-hooks)'/;

const testFiles = readdirSync(fromRoot('tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`);

const leftOut = testFiles.filter((file) => groupsLeftOut().some(({ files }) => files?.test(file)));

/** Tests that replace shared modules, or end the backend of a module: each such file gets its own thread or process. */
const isolatedTests = testFiles
  .filter((file) => !leftOut.includes(file))
  .filter((file) => REPLACES.test(readFileSync(fromRoot(file), 'utf8')));

const unit = {
  setupFiles: ['tests/setup-unit.ts'],
  // By default Vitest would leave one of two cores idle.
  maxWorkers: '100%',
  // The limit ends tests that hang; a slow machine must not fail one.
  testTimeout: 180_000,
};

const database = {
  globalSetup: ['tests/database/global-setup.ts'],
  setupFiles: ['tests/database/setup.ts'],
  // Every file uses real servers, its own or a shared one: two files in parallel are enough.
  maxWorkers: 2,
  testTimeout: 180_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  root: fromRoot('.'),
  resolve: {
    alias: [
      { find: /^@\//, replacement: fromRoot('') },
      // server-only throws outside Next's server build; its own empty module replaces it.
      { find: /^server-only$/, replacement: fromRoot('node_modules/server-only/empty.js') },
    ],
  },
  test: {
    teardownTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...databaseTests, ...deployTests, ...isolatedTests, ...leftOut],
          // These share the modules that a worker has loaded, as most of their time was imports.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit-isolated',
          pool: 'threads',
          include: isolatedTests,
          exclude: [...databaseTests, ...deployTests],
        },
      },
      {
        extends: true,
        test: {
          ...database,
          name: 'database',
          include: databaseTests,
          exclude: [...isolatedTests, ...leftOut],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...database,
          name: 'database-isolated',
          include: isolatedTests.filter((file) => DATABASE_TEST.test(file)),
        },
      },
      {
        extends: true,
        test: {
          name: 'deploy',
          include: deployTests,
          // Each file starts servers that use both cores.
          fileParallelism: false,
          // The limit allows for a busy machine.
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
