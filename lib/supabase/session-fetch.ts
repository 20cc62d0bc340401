import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { backendFetch } from './fetch';

type Answer = { status: number; body: string; headers: [string, string][] };

/** As long as hosted Supabase itself lets a renewed token be used once more, and a little. */
const KEPT_MS = 15_000;
const MAX_KEPT = 5000;

/** Next bundles this module more than once: all copies share one store. */
const KEY = Symbol.for('forecourt.renewals');
const shared = globalThis as { [KEY]?: LRUCache<string, Promise<Answer>> };
shared[KEY] ??= new LRUCache({ max: MAX_KEPT, ttl: KEPT_MS });
const renewals = shared[KEY];

async function ask(...request: Parameters<typeof fetch>): Promise<Answer> {
  const answer = await backendFetch(...request);
  return { status: answer.status, body: await answer.text(), headers: [...answer.headers] };
}

/**
 * `fetch` for a visitor's client. A refresh token works once, and two tabs may send it at the same
 * moment: the second gets the answer of the first instead of losing the session.
 */
export const sessionFetch: typeof fetch = async (input, init) => {
  if (!String(input).includes('grant_type=refresh_token')) return backendFetch(input, init);
  const key = createHash('sha256').update(String(init?.body)).digest('base64');
  const renewal = renewals.get(key) ?? ask(input, init);
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
