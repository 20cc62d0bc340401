import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { queueLengths } from '../core/http/render-queue';
import { serveMetrics } from '../core/http/serve-metrics';
import { env } from '../env';
import { isBackendDown } from '../supabase/circuit';

/** Buckets from a cached page to the maximum time of a request. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Groups paths into routes, so that no address makes its own metric. */
const ROUTES: [name: string, path: RegExp][] = [
  ['asset', /^\/_next\/|^\/(cars|models|photos|og)\/|^\/[^/]+\.\w+$/],
  ['api', /^\/api\//],
  ['list', /^\/vehicles(\/browse\/|$)/],
  ['vehicle', /^\/vehicles\//],
  ['landing', /^\/(used-cars|sellers)\//],
];

const routeOf = (url: string) => {
  const [path = '/'] = url.split(/[?#]/, 1);
  return ROUTES.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';
};

/** Times the requests to the site, except those to `own`, the server of the metrics. */
function timeRequests(registry: Registry, own: Server) {
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time until the response was sent or given up.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    if (server === own) return;
    const route = routeOf(request.url ?? '/');
    const method = /^(GET|HEAD|POST)$/.test(request.method ?? '') ? request.method : 'other';
    const end = seconds.startTimer();
    response.once('close', () => {
      const status = response.writableFinished ? `${response.statusCode}` : 'aborted';
      end({ route, method, status });
    });
  });
}

/** Times the site's requests to Supabase, by service, through undici's diagnostics channel. */
function timeBackend(registry: Registry) {
  const seconds = new Histogram({
    name: 'backend_request_seconds',
    help: 'Time until Supabase responded.',
    labelNames: ['service', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  type Sent = { request: { origin?: string | URL; path: string } };
  const begun = new WeakMap<object, (labels: { service: string; status: string }) => void>();
  const origin = new URL(env.supabaseUrl()).origin;
  subscribe('undici:request:create', (message) => {
    const { request } = message as Sent;
    if (String(request.origin) === origin) begun.set(request, seconds.startTimer());
  });
  const end = ({ request }: Sent, status: string) => {
    const [, service = 'other'] = /^\/(rest|auth|storage)\//.exec(request.path) ?? [];
    begun.get(request)?.({ service, status });
    begun.delete(request);
  };
  subscribe('undici:request:headers', (message) => {
    const { response, ...sent } = message as Sent & { response: { statusCode: number } };
    end(sent, `${response.statusCode}`);
  });
  subscribe('undici:request:error', (message) => end(message as Sent, 'failed'));
}

function measureCircuit(registry: Registry) {
  new Gauge({
    name: 'backend_circuit_open',
    help: '1 while requests to the database are not sent, because it does not respond.',
    registers: [registry],
    collect() {
      this.set(Number(isBackendDown()));
    },
  });
}

function measureQueues(registry: Registry) {
  const registers = [registry];
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs that run or wait.',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      for (const [queue, { working, waiting }] of Object.entries(queueLengths())) {
        this.set({ queue, state: 'working' }, working);
        this.set({ queue, state: 'waiting' }, waiting);
      }
    },
  });
  new Counter({
    name: 'queue_refused_total',
    help: 'Jobs refused: queue full, or waited too long.',
    labelNames: ['queue'],
    registers,
    collect() {
      this.reset();
      for (const [queue, { refused }] of Object.entries(queueLengths()))
        this.inc({ queue }, refused);
    },
  });
}

type PageCache = { store?: { stores: Record<string, { size: number; calculatedSize: number }> } };

/** Reads the state that cache-handler.mjs, which cannot import TypeScript, shares. */
function measurePageCache(registry: Registry) {
  const registers = [registry];
  const labelNames = ['kind'];
  const stores = () => {
    const shared = globalThis as { [key: symbol]: PageCache | undefined };
    return Object.entries(shared[Symbol.for('forecourt.page-cache')]?.store?.stores ?? {});
  };
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Compressed size of the cached pages.',
    labelNames,
    registers,
    collect() {
      for (const [kind, { calculatedSize }] of stores()) this.set({ kind }, calculatedSize);
    },
  });
  new Gauge({
    name: 'page_cache_entries',
    help: 'Number of cached pages.',
    labelNames,
    registers,
    collect() {
      for (const [kind, { size }] of stores()) this.set({ kind }, size);
    },
  });
  const reads = new Counter({
    name: 'page_cache_reads_total',
    help: 'Reads of the page cache.',
    labelNames: ['kind', 'result'],
    registers,
  });
  const renders = new Histogram({
    name: 'page_render_seconds',
    help: 'Time from a miss or a stale page to the new one.',
    labelNames,
    buckets: SECONDS,
    registers,
  });
  const storeFailures = new Counter({
    name: 'page_cache_store_failures_total',
    help: 'Times that Redis did not answer in time.',
    registers,
  });
  return {
    countStoreFailure: () => storeFailures.inc(),
    countRead: (kind: string, result: 'hit' | 'stale' | 'miss') => reads.inc({ kind, result }),
    timeRender: (kind: string, seconds: number) => renders.observe({ kind }, seconds),
  };
}

/** The metrics that the page cache updates on its reads and renders. */
export type CacheMetrics = Partial<ReturnType<typeof measurePageCache>>;

/** Starts to measure the site and to serve the metrics on METRICS_PORT; does nothing without it. */
export function registerSiteMetrics(): CacheMetrics {
  const port = env.metricsPort();
  if (port === null) return {};
  const registry = new Registry();
  timeRequests(registry, serveMetrics(registry, port));
  timeBackend(registry);
  measureCircuit(registry);
  measureQueues(registry);
  return measurePageCache(registry);
}
