import { paths } from '@/lib/paths';
import { fewResults, panelChoices, popularPages, uncachedList, uncachedSearch } from './addresses';
import type { BlankCosts } from './blank-app';
import { type LoadResult, runLoad } from './load';
import type { BenchOptions } from './options';
import { type CpuTimes, perRequest, readCpu, readMemory } from './processes';
import { percentile } from './statistics';
import { atMost, figure, note, type Row } from './table';

export interface Target {
  origin: string;
  webPid: number;
  backendPid: number;
  vehicleIds: string[];
  /** Paths of landing pages, the one with most vehicles first. */
  landingPaths: string[];
  /** Cost of the pages of an empty app. */
  blank: BlankCosts | null;
}

const CONCURRENCY = 8;
/** Number of vehicles whose pages are requested again and again. */
const POPULAR_VEHICLES = 20;
/** Among the requests that only fill memory, every fourth is for an uncached page: a list and a vehicle by turns. */
const UNCACHED_EVERY = 4;
const MEMORY_SECONDS = 600;

/** Measures response times and CPU of uncached lists and of cached pages, then the site's memory. */
export async function measureServer(target: Target, options: BenchOptions): Promise<Row[]> {
  const { origin, webPid, backendPid, vehicleIds, landingPaths, blank } = target;
  let requestCount = 0;
  let lists = 0;
  const run = async (
    requests: number,
    concurrency: number,
    path: (n: number) => string,
    limitSeconds?: number,
  ) => {
    const result = await runLoad({ origin, requests, concurrency, path, limitSeconds });
    requestCount += result.times.length;
    return result;
  };
  const fresh = () => uncachedList(lists++);
  const popular = popularPages(vehicleIds.slice(0, POPULAR_VEHICLES));
  const cachedPath = (n: number) => popular[n % popular.length] as string;

  await run(options.warmUp, 2, fresh);
  const beforeLists = readCpu([webPid], backendPid);
  const alone = await run(options.sequential, 1, fresh);
  const together = await run(options.concurrent, CONCURRENCY, fresh);
  const afterLists = readCpu([webPid], backendPid);
  const choices = await run(options.sequential, 1, panelChoices);
  await run(options.warmUp, 1, uncachedSearch);
  const searches = await run(options.sequential, 1, (n) => uncachedSearch(n + options.warmUp));
  const few = await run(options.sequential, 1, fewResults);
  const largest = landingPaths.slice(0, options.landing);
  const landing = await run(largest.length, 1, (n) => largest[n] as string);

  await run(popular.length + options.warmUp, 1, cachedPath);
  const beforeCached = readCpu([webPid], backendPid);
  const cached = await run(options.cached, CONCURRENCY, cachedPath);
  const afterCached = readCpu([webPid], backendPid);

  let last = 0;
  const others = vehicleIds.slice(POPULAR_VEHICLES).map(paths.vehicle);
  const once = (n: number) => (n % 2 && others.pop()) || fresh();
  const mixed = (n: number) =>
    n % UNCACHED_EVERY ? cachedPath(last++) : once(Math.floor(n / UNCACHED_EVERY));
  await run(Math.max(0, options.inAll - requestCount), CONCURRENCY, mixed, MEMORY_SECONDS);

  const listCpu = perRequest(beforeLists, afterLists, alone.times.length + together.times.length);
  const cachedCpu = perRequest(beforeCached, afterCached, cached.times.length);
  const hits = `${(cached.cached * 100).toFixed(0)} % hits`;
  return [
    timeRow('List with three filters and exact count, one at a time', alone, 60),
    timeRow(`… ${CONCURRENCY} at a time`, together, 200),
    cpuRow('… CPU per request, site, backend and database', listCpu, 12),
    multipleRow('… the site alone, in pages rendered by an empty app', listCpu, blank?.dynamic, 8),
    timeRow('Counts of all choices for such a list, one at a time', choices, 200),
    timeRow('List by words, one at a time', searches, 100),
    timeRow('List of few or no cars with what would find more', few, 120),
    timeRow('First visit of the largest landing pages, one at a time', landing, 100),
    timeRow(`Cached pages, ${CONCURRENCY} at a time (${hits})`, cached, 10),
    cpuRow('… CPU per request', cachedCpu, 3),
    multipleRow('… in cached pages of an empty app', cachedCpu, blank?.cached, 2),
    memoryRow(webPid, requestCount),
  ];
}

function timeRow(what: string, { times }: LoadResult, limit: number): Row {
  const p95 = percentile(times, 95);
  const shown = `p50 ${figure(percentile(times, 50))}, p95 ${figure(p95)} ms (${times.length})`;
  const row = atMost(what, { value: p95, shown, limit, unit: 'ms' });
  return { ...row, target: `p95 ${row.target}` };
}

function cpuRow(what: string, cpu: CpuTimes | null, limit: number): Row {
  if (!cpu) return note(what, 'n/a on this platform');
  const value = cpu.web + cpu.backend + cpu.database;
  const parts = [cpu.web, cpu.backend, cpu.database].map((part) => part.toFixed(1)).join(' + ');
  return atMost(what, { value, shown: `${value.toFixed(1)} ms (${parts})`, limit, unit: 'ms' });
}

/** Returns the site's CPU time per request as a multiple of that of an empty app of the same Next.js. */
function multipleRow(what: string, cpu: CpuTimes | null, blank: number | undefined, limit: number) {
  if (!cpu || !blank) return note(what, 'n/a on this platform');
  const value = cpu.web / blank;
  return atMost(what, { value, shown: `${value.toFixed(1)} (of ${blank.toFixed(1)} ms)`, limit });
}

function memoryRow(pid: number, requestCount: number): Row {
  const what = `Memory of the site, at most in ${requestCount.toLocaleString('en-GB')} requests`;
  const memory = readMemory(pid);
  if (!memory) return note(what, 'n/a on this platform');
  const shown = `${memory.peak.toFixed(0)} MB (${memory.now.toFixed(0)} at the end)`;
  return atMost(what, { value: memory.peak, shown, limit: 350, unit: 'MB' });
}
