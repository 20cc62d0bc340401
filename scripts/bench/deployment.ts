import { availableParallelism } from 'node:os';
import { freePort } from '../../supabase/local/free-port';
import { UserFacingError } from '../../supabase/local/user-facing-error';
import { reserveProxy, startProxy } from '../deploy/proxy';
import { NGINX, REDIS, startRedis } from '../deploy/servers';
import { startSiteProcess } from '../deploy/site-processes';
import { popularPages, uncachedList } from './addresses';
import type { BenchBackend } from './backend';
import { type LoadResult, runLoad } from './load';
import type { BenchOptions } from './options';
import { type CpuTimes, perRequest, readCpu } from './processes';
import { percentile } from './statistics';
import { atMost, figure, note, type Row } from './table';

const CONCURRENCY = 8;
const POPULAR_VEHICLES = 20;
/** Maximum CPU milliseconds of a cached page behind the proxy. */
const CACHED_MS = 0.1;

interface Served {
  result: LoadResult;
  cpu: CpuTimes | null;
}

/** Throws UserFacingError where nginx or Redis is missing. */
export function requireServers(): void {
  if (NGINX && REDIS) return;
  throw new UserFacingError(
    'Install nginx with its brotli modules, redis-server, gettext-base and openssl first.',
  );
}

/**
 * Measures lists and cached pages of one process of the site, then of nginx, Redis and one process for each core. The
 * requests come from this process, which shares the cores.
 */
export async function measureDeployment(
  folder: string,
  backend: BenchBackend,
  options: BenchOptions,
): Promise<Row[]> {
  const popular = popularPages(backend.vehicleIds.slice(0, POPULAR_VEHICLES));
  const cachedPath = (n: number) => popular[n % popular.length] as string;
  let lists = 0;
  const fresh = () => uncachedList(lists++);

  async function measure(origin: string, pids: number[]) {
    const serve = async (path: (n: number) => string, requests: number): Promise<Served> => {
      const before = readCpu(pids, backend.pid);
      const result = await runLoad({ origin, requests, path, concurrency: CONCURRENCY });
      return { result, cpu: perRequest(before, readCpu(pids, backend.pid), result.times.length) };
    };
    await serve(fresh, options.warmUp);
    const ofLists = await serve(fresh, options.concurrent);
    // Each page is requested as often as there are processes, as each has its own memory.
    await serve(cachedPath, options.warmUp + popular.length * availableParallelism());
    return { lists: ofLists, cached: await serve(cachedPath, options.cached) };
  }

  const started: { stop: () => Promise<unknown> }[] = [];
  const keep = <T extends { stop: () => Promise<unknown> }>(server: T) => {
    started.push(server);
    return server;
  };
  const stop = async () => {
    for (const server of started.splice(0).reverse()) await server.stop();
  };
  try {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const one = keep(await startSiteProcess(folder, origin, backend, { port }));
    const alone = await measure(origin, [one.pid]);
    await stop();

    const { url, ...ports } = await reserveProxy();

    const redis = keep(await startRedis());
    const sites = await Promise.all(
      Array.from({ length: availableParallelism() }, async () =>
        keep(await startSiteProcess(folder, url, backend, { redisUrl: redis.url })),
      ),
    );
    const listening = sites.map(({ port }) => port);
    const proxy = keep(await startProxy(folder, { url, ...ports }, listening));
    const pids = [proxy.child, redis.child].map(({ pid }) => pid ?? 0);
    const behind = await measure(url, [...pids, ...sites.map(({ pid }) => pid)]);
    const servers = `nginx, Redis and ${sites.length} processes`;
    return [
      throughput(`${CONCURRENCY} lists at a time, one process`, alone.lists),
      throughput(`… ${servers}`, behind.lists),
      throughput(`${CONCURRENCY} cached pages at a time, one process`, alone.cached),
      throughput(`… ${servers}`, behind.cached),
      cachedCost(behind.cached),
    ];
  } finally {
    await stop();
  }
}

function throughput(what: string, { result, cpu }: Served): Row {
  const { times, cached, seconds } = result;
  const parts = [
    `${figure(times.length / seconds)} requests/s`,
    `p95 ${figure(percentile(times, 95), 'ms')}`,
    `${(cached * 100).toFixed(0)} % hits`,
    cpu && `CPU ${[cpu.web, cpu.backend, cpu.database].map((ms) => ms.toFixed(2)).join(' + ')} ms`,
  ];
  return note(what, parts.filter(Boolean).join(', '));
}

function cachedCost({ cpu }: Served): Row {
  const what = '… their CPU per request';
  if (!cpu) return note(what, 'n/a on this platform');
  const value = cpu.web + cpu.backend + cpu.database;
  return atMost(what, { value, shown: `${value.toFixed(2)} ms`, limit: CACHED_MS, unit: 'ms' });
}
