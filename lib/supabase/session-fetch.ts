import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { acrossBundles } from '../core/across-bundles';
import { backendFetch } from './fetch';

type StoredResponse = { status: number; body: string; headers: [string, string][] };

/** Slightly longer than hosted Supabase accepts a refresh token again (its reuse interval of 10 s). */
const TTL_MS = 15_000;
const MAX_ENTRIES = 5000;

const renewals = acrossBundles(
  'renewals',
  () => new LRUCache<string, Promise<StoredResponse>>({ max: MAX_ENTRIES, ttl: TTL_MS }),
);

async function fetchText(...request: Parameters<typeof fetch>): Promise<StoredResponse> {
  const response = await backendFetch(...request);
  return {
    status: response.status,
    body: await response.text(),
    headers: [...response.headers],
  };
}

/**
 * `fetch` for session clients. A refresh token works once, and two tabs may send it at the same time:
 * the second request gets the response of the first instead of losing the session.
 */
export const sessionFetch: typeof fetch = async (input, init) => {
  if (!String(input).includes('grant_type=refresh_token')) return backendFetch(input, init);
  const key = createHash('sha256').update(String(init?.body)).digest('base64');
  const renewal = renewals.get(key) ?? fetchText(input, init);
  renewals.set(key, renewal, { noUpdateTTL: true });
  try {
    const { status, body, headers } = await renewal;
    if (status !== 200) renewals.delete(key);
    return new Response(body, { status, headers });
  } catch (error) {
    renewals.delete(key);
    throw error;
  }
};
