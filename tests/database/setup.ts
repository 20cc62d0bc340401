import { afterAll, vi } from 'vitest';
import { dropDatabases } from './support';

// Both work inside Next alone.
vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders);
vi.mock('next/cache', () => ({
  unstable_cache: (query: unknown) => query,
  revalidatePath: () => {},
  revalidateTag: () => {},
}));

// Registered here, not where a file opens its database: Vitest runs no `afterAll` that a `beforeAll` registers.
afterAll(dropDatabases);

// The next file shares this one's modules and variables.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
