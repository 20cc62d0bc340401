import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const databaseTests = [
  'tests/database/**/*.test.ts',
  'tests/local/**/*.test.ts',
  'tests/**/*.database.test.ts',
];

const deployTests = ['tests/deploy/**/*.test.ts'];

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
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...databaseTests, ...deployTests],
          setupFiles: ['tests/setup-unit.ts'],
          // Vitest would leave one core idle, of two.
          maxWorkers: '100%',
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: databaseTests,
          globalSetup: ['tests/database/global-setup.ts'],
          // Every file uses real servers, its own or a shared one: two files in parallel are enough.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'deploy',
          include: deployTests,
          // Each file starts servers that use both cores.
          fileParallelism: false,
          // On a machine that is busy otherwise.
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
