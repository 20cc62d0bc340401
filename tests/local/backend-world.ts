import { once } from 'node:events';
import postgres from 'postgres';
import { afterAll, beforeAll, vi } from 'vitest';
import { type ApiOptions, serveApi } from '@/supabase/local/api/api';
import { type Backend, startBackend } from '@/supabase/local/backend';
import type { Service } from '@/supabase/local/postgres/keep-running';
import type { MigrateOptions } from '@/supabase/local/postgres/migrate';
import { HOSTED_ROLES_SQL } from '@/supabase/local/postgres/roles';
import { EMPTY, openDatabase, type TestDatabase } from '../database/support';
import { SITE_URL, scratchDirectory } from './support';

/**
 * Starts the API in this process, so that the next test file finds its modules loaded: a thread takes a second to load
 * them.
 */
async function startApi(options: ApiOptions): Promise<Service> {
  const { stop } = await serveApi(options, () => {});
  const stopping = new AbortController();
  const gone = once(stopping.signal, 'abort').then(() => 'The API ended');
  return { gone, stop: () => stop().then(() => stopping.abort()) };
}

/** Adds what a clone of the migrated template lacks, the settings of the database itself; applies no migration. */
async function completeClone({ databaseUrl }: MigrateOptions): Promise<number> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await sql.unsafe(HOSTED_ROLES_SQL).simple();
  await sql.end();
  return 0;
}

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
      startApi,
      ...(migrationsDirectory ? { migrationsDirectory } : { migrate: completeClone }),
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
