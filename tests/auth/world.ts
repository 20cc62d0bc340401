import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, vi } from 'vitest';
import { type Backend, startBackend } from '@/supabase/local/backend';
import { openDatabase } from '../database/support';
import { newestLink, SITE_URL, scratchDirectory } from '../local/support';

/** Configures the site for a real backend with a separate database for the test file. */
export function openAuthWorld() {
  const scratch = scratchDirectory();
  const world = {} as { backend: Backend; sql: Awaited<ReturnType<typeof openDatabase>>['sql'] };

  beforeAll(async () => {
    const { url, sql } = await openDatabase();
    world.sql = sql;
    // The cheapest hashes the backend allows: these tests are about rate limits, not hashing.
    vi.stubEnv('LITE_AUTH_BCRYPT_COST', '4');
    world.backend = await startBackend({
      ...{ dataDirectory: scratch.directory, siteUrl: SITE_URL, databaseUrl: url },
    });
    vi.stubEnv('SITE_URL', SITE_URL);
    vi.stubEnv('TRUSTED_PROXY', '1');
    vi.stubEnv('SUPABASE_URL', world.backend.url);
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', world.backend.publishableKey);
    vi.stubEnv('SUPABASE_SECRET_KEY', world.backend.secretKey);
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    await world.backend?.stop();
    scratch.remove();
  });

  const callAuth = (path: string, body: unknown, method = 'POST', token = '') =>
    fetch(`${world.backend.url}/auth/v1/${path}`, {
      method,
      headers: {
        apikey: world.backend.publishableKey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });

  return {
    ...{ world, callAuth },
    /** Link in the newest email to an address. */
    mailedLink: (email: string) => newestLink(world.backend.mailDirectory, email),
    /** Creates a user with a confirmed account. */
    addPerson: async (password = 'Secret-of-Ada-1') => {
      const email = `person-${randomUUID()}@example.test`;
      await callAuth('signup', { email, password, data: { full_name: 'Ada Lovelace' } });
      const { token_hash } = newestLink(world.backend.mailDirectory, email);
      await callAuth('verify', { token_hash, type: 'email' });
      return { email, password };
    },
  };
}
