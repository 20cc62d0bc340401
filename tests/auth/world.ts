import { randomUUID } from 'node:crypto';
import { beforeAll, vi } from 'vitest';
import { openBackend } from '../local/backend-world';
import { newestLink } from '../local/support';

/** Configures the site for a real backend behind one proxy, and signs people up there. */
export function openAuthWorld() {
  const world = openBackend();
  beforeAll(() => void vi.stubEnv('TRUSTED_PROXY', '1'));

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
    world,
    callAuth,
    /** Returns the link in the newest email to an address. */
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
