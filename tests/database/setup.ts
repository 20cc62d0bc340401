import { afterAll, vi } from 'vitest';
import { dropDatabases } from './support';

// Both modules work inside Next.js only.
vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders);
vi.mock('next/cache', () => ({
  unstable_cache: (query: unknown) => query,
  revalidatePath: () => {},
  revalidateTag: () => {},
  updateTag: () => {},
}));

// This file registers the hook, as Vitest runs no `afterAll` that a `beforeAll` registers.
afterAll(dropDatabases);

// The next file shares this one's modules and variables.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
