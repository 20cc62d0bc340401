import * as http from 'node:http';
import * as https from 'node:https';

export interface Load {
  origin: string;
  /** Returns the path of the n-th request. */
  path: (n: number) => string;
  requests: number;
  concurrency: number;
  /** No request starts after this many seconds. */
  limitSeconds?: number;
}

export interface LoadResult {
  /** Milliseconds from the start of each request to its last byte. */
  times: number[];
  /** Share (0 to 1) of responses from a proxy's cache or Next.js' page cache. */
  cached: number;
  /** Seconds from the first request to the last response. */
  seconds: number;
}

const RESPONSE_TIMEOUT_MS = 30_000;
/** Cache states of responses. nginx sends the latter two: it serves a cached response while it asks for a new one. */
const FROM_CACHE = new Set<unknown>(['HIT', 'STALE', 'UPDATING']);

/** Sends requests like a browser (with gzip) over `concurrency` keep-alive connections; accepts any certificate. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const { origin, path, requests, concurrency, limitSeconds = 120 } = load;
  const begun = performance.now();
  const deadline = begun + limitSeconds * 1000;
  const { Agent, get } = origin.startsWith('https:') ? https : http;
  const times: number[] = [];
  let next = 0;
  let hits = 0;
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });
    try {
      while (next < requests && performance.now() < deadline) {
        const address = origin + path(next++);
        const started = performance.now();
        const { status, cache } = await ask(get, address, agent);
        times.push(performance.now() - started);
        if (status !== 200) throw new Error(`${address} answered ${status}.`);
        if (FROM_CACHE.has(cache)) hits += 1;
      }
    } finally {
      agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visit));
  const seconds = (performance.now() - begun) / 1000;
  return { times, cached: hits / times.length, seconds };
}

function ask(
  get: typeof http.get,
  address: string,
  agent: http.Agent,
): Promise<{ status: number; cache: unknown }> {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers, timeout: RESPONSE_TIMEOUT_MS }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cache: response.headers['x-cache'] ?? response.headers['x-nextjs-cache'],
        }),
      );
    });
    request.once('timeout', () => request.destroy(new Error(`${address} does not answer.`)));
    request.once('error', reject);
  });
}
