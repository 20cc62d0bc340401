import { Agent, get } from 'node:http';

export interface Load {
  origin: string;
  /** The path of the n-th request. */
  path: (n: number) => string;
  requests: number;
  concurrency: number;
  /** No request starts after this many seconds. */
  limitSeconds?: number;
}

export interface LoadResult {
  /** Milliseconds from asking to the last byte, one for each request. */
  times: number[];
  /** Of 0 to 1, the answers that Next.js took from its page cache. */
  cached: number;
}

const ANSWER_TIMEOUT_MS = 30_000;

/** Asks as a browser does, compressed answers included, over `concurrency` connections that stay open. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const { origin, path, requests, concurrency, limitSeconds = 120 } = load;
  const deadline = performance.now() + limitSeconds * 1000;
  const times: number[] = [];
  let next = 0;
  let hits = 0;
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      while (next < requests && performance.now() < deadline) {
        const address = origin + path(next++);
        const started = performance.now();
        const { status, cache } = await ask(address, agent);
        times.push(performance.now() - started);
        if (status !== 200) throw new Error(`${address} answered ${status}.`);
        if (cache === 'HIT') hits += 1;
      }
    } finally {
      agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visit));
  return { times, cached: hits / times.length };
}

function ask(address: string, agent: Agent): Promise<{ status: number; cache: unknown }> {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers, timeout: ANSWER_TIMEOUT_MS }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, cache: answer.headers['x-nextjs-cache'] }),
      );
    });
    request.once('timeout', () => request.destroy(new Error(`${address} does not answer.`)));
    request.once('error', reject);
  });
}
