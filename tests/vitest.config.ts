import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const databaseTests = [
  'tests/database/**/*.test.ts',
  'tests/local/**/*.test.ts',
  'tests/**/*.database.test.ts',
];

export default defineConfig({
  root: fromRoot('.'),
  resolve: {
    alias: [
      { find: /^@\//, replacement: fromRoot('') },
      // Outside Next's server build the guard throws; its own empty file stands in for it.
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
          exclude: databaseTests,
          setupFiles: ['tests/setup-unit.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: databaseTests,
          globalSetup: ['tests/database/global-setup.ts'],
          // Every file works on real servers of its own or a shared one: two at a time is enough.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
