import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '@/supabase/local/api/app';
import type { Handler } from '@/supabase/local/api/compatibility-fix';
import { type ApiKeys, apiKeys } from '@/supabase/local/api/keys';
import { captureConsole, withRequestContext } from '@/supabase/local/api/request-context';
import type { Backend } from '@/supabase/local/backend';
import { openBackend } from './backend-world';
import { MIGRATIONS, newestLink, SITE_URL } from './support';

// The test file that imports this module starts the backend as shipped, and @supabase/lite without fixes.
export const PASSWORD = 'Corr3ct-horse!';
/**
 * Each fix is tried twice: as shipped, and against @supabase/lite without fixes. When the second half of a test fails
 * with this message, the fix (and that half) can go.
 */
export const NEEDLESS = 'fix no longer needed';
const world = openBackend({ migrationsDirectory: MIGRATIONS });
export const { directory } = world;
export const rawMail = path.join(directory, 'raw-mail');
export const RAW_APP = {
  siteUrl: SITE_URL,
  mailDirectory: rawMail,
  storageDirectory: path.join(directory, 'storage'),
};

export let backend: Backend;
export let keys: ApiKeys;
export let raw: Handler;
let closeRaw: () => Promise<void>;

export const fixed: Handler = (request) => {
  const url = new URL(request.url);
  return fetch(new Request(backend.url + url.pathname + url.search, request));
};

beforeAll(async () => {
  backend = world.backend;
  keys = apiKeys(directory);
  const connection = createPostgresConnection({ url: backend.databaseUrl });
  captureConsole();
  const app = createApp({ ...RAW_APP, connection, keys });
  await app.init();
  raw = (request) => withRequestContext(path.join(directory, 'raw.log'), () => app.fetch(request));
  closeRaw = () => connection.close();
});

afterAll(() => closeRaw?.());

interface Call {
  body?: unknown;
  key?: string;
  token?: string | undefined;
  prefer?: string;
}

export async function call(handler: Handler, method: string, target: string, options: Call = {}) {
  const { body, key = keys.publishableKey, token, prefer } = options;
  const response = await handler(
    new Request(`http://127.0.0.1${target}`, {
      method,
      headers: {
        apikey: key,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(prefer && { prefer }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}

export function newAddress(): string {
  return `person-${randomUUID()}@example.test`;
}

export function signUp(handler: Handler, email: string) {
  const data = { full_name: 'Una User' };
  return call(handler, 'POST', '/auth/v1/signup', { body: { email, password: PASSWORD, data } });
}

export async function confirmedUser(): Promise<{ email: string; token: string; id: string }> {
  const email = newAddress();
  await signUp(fixed, email);
  const { token_hash, type } = newestLink(backend.mailDirectory, email);
  const { body } = await call(fixed, 'POST', '/auth/v1/verify', { body: { token_hash, type } });
  return { email, token: body.access_token, id: body.user.id };
}
