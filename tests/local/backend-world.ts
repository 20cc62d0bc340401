import { afterAll, beforeAll, vi } from 'vitest';
import { type Backend, startBackend } from '@/supabase/local/backend';
import { EMPTY, openDatabase, type TestDatabase } from '../database/support';
import { SITE_URL, scratchDirectory } from './support';

/**
 * Starts a backend on a separate database for the test file, with the shipped migrations or those of a folder, and
 * configures the site for it.
 */
export function openBackend({ siteUrl = SITE_URL, migrationsDirectory = '' } = {}) {
  const scratch = scratchDirectory();
  const world = { directory: scratch.directory } as Pick<TestDatabase, 'sql'> & {
    backend: Backend;
    directory: string;
  };

  beforeAll(async () => {
    const { url, sql } = await openDatabase(migrationsDirectory ? EMPTY : undefined);
    world.sql = sql;
    // The cheapest hashes the backend allows: these tests are not about hashing.
    vi.stubEnv('LITE_AUTH_BCRYPT_COST', '4');
    world.backend = await startBackend({
      dataDirectory: scratch.directory,
      siteUrl,
      databaseUrl: url,
      ...(migrationsDirectory && { migrationsDirectory }),
    });
    vi.stubEnv('SITE_URL', siteUrl);
    vi.stubEnv('SUPABASE_URL', world.backend.url);
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', world.backend.publishableKey);
    vi.stubEnv('SUPABASE_SECRET_KEY', world.backend.secretKey);
  });

  afterAll(async () => {
    await world.backend?.stop();
    scratch.remove();
  });

  return world;
}
