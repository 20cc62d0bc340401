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

/** Whether the auth service itself has written the body of an error: only it names a code. */
function isOfAuthService(body: string) {
  try {
    const { code, error_code, error, msg } = JSON.parse(body);
    return [code, error_code, error, msg].some((field) => typeof field === 'string');
  } catch {
    return false;
  }
}

/**
 * Returns the response; a 503, which supabase-js does not take for the end of the session, in place
 * of a refusal for now or of an error of a gateway.
 */
function checked({ status, body, headers }: StoredResponse) {
  const isOutage = status === 429 || (status >= 400 && !isOfAuthService(body));
  return new Response(body || null, { status: isOutage ? 503 : status, headers });
}

const isUserRead = (url: string, method = 'GET') =>
  method === 'GET' && url.endsWith('/auth/v1/user');

/**
 * `fetch` for session clients. A refresh token works once, and two tabs may send it at the same time:
 * the second request gets the response of the first instead of losing the session.
 */
export const sessionFetch: typeof fetch = async (input, init) => {
  const url = String(input);
  if (isUserRead(url, init?.method)) return checked(await fetchText(input, init));
  if (!url.includes('grant_type=refresh_token')) return backendFetch(input, init);
  const key = createHash('sha256').update(String(init?.body)).digest('base64');
  const renewal = renewals.get(key) ?? fetchText(input, init);
  renewals.set(key, renewal, { noUpdateTTL: true });
  try {
    const response = await renewal;
    if (response.status !== 200) renewals.delete(key);
    return checked(response);
  } catch (error) {
    renewals.delete(key);
    throw error;
  }
};
