import { LRUCache } from 'lru-cache';
import { inlineScriptHashes, pagePolicy } from './csp.mjs';
import { deferScripts } from './defer-scripts.mjs';
import { createMemoryStore } from './memory-store.mjs';

/** A filtered list. The list of all cars counts as a page. */
const FILTERED_LIST = /\/vehicles\/browse\/(?!all$)/;
const LANDING_PAGE = /^\/(used-cars|sellers)\//;
/** Pages of many cars, which are renewed by time: no change of a price expires them. */
const RENEWED_BY_TIME = /^\/index$|\/vehicles\/browse\/|^\/(used-cars|sellers)\//;
/** How long such a page is served stale while a new one is rendered. An older one waits for it. */
const MAX_STALE_MS = 300_000;
/**
 * Pages that use the render queue. Next shares one render among concurrent requests for a page, so
 * refusing one network would refuse all; the list of all cars is therefore exempt.
 */
const QUEUED = /\/vehicles\/(?!browse\/all$)|^\/(used-cars|sellers)\//;
const MARKED_STATUS = /data-http-status="(404|410|503)"/;
const OWN_ROBOTS = '<meta name="robots" content="noindex, nofollow"/>';
/** Next adds this to every 404, also to one with its own robots tag. */
const NEXT_ROBOTS = '<meta name="robots" content="noindex"/>';
const INCOMPLETE = 'data-incomplete="true"';
/** Retry-After of a 503, in seconds. */
const RETRY_AFTER = 5;
const CSP = 'content-security-policy';
/** Maximum time of one render. */
const MAX_RENDER_MS = 120_000;

/** Next creates a handler per request and loads this module more than once; they share one store. */
const KEY = Symbol.for('forecourt.page-cache');

/** See lib/runtime/cache-hooks.ts; not registered during the build. */
const hooks = () =>
  globalThis[Symbol.for('forecourt.cache-hooks')] ?? {
    ownScripts: new Set(),
    refuse: async () => null,
    warn: (text) => console.warn(text),
    endRender: () => {},
  };

const isBuild = () => process.env.NEXT_PHASE === 'phase-production-build';

async function openStore(serverDirectory) {
  const url = process.env.REDIS_URL;
  if (!url || isBuild()) return createMemoryStore({ longestRender: MAX_RENDER_MS });
  const { createRedisStore } = await import('./redis-store.mjs');
  return createRedisStore({
    url,
    serverDirectory,
    warn: (text) => hooks().warn(text),
    countFailure: () => hooks().countStoreFailure?.(),
  });
}

function tagsOf(value, context) {
  const header = value?.headers?.['x-next-cache-tags'];
  return [...(context?.tags ?? []), ...(value?.tags ?? []), ...(header ? header.split(',') : [])];
}

const isPicture = ({ kind, headers }) =>
  kind === 'APP_ROUTE' && String(headers?.['content-type']).startsWith('image/');

function kindOf(key, value) {
  // Invented page numbers are endless, so these have their own kind.
  if (value?.status >= 300) return value.status < 400 ? 'redirects' : 'missing';
  if (value?.kind === 'FETCH') return 'data';
  if (value && isPicture(value)) return 'pictures';
  if (LANDING_PAGE.test(key)) return 'landing';
  return FILTERED_LIST.test(key) ? 'lists' : 'pages';
}

/**
 * Sets status and headers of a page, and defers its scripts. Next sends this object to the request
 * that rendered the page.
 */
function finishPage(key, value) {
  const { hashes, foreign } = inlineScriptHashes(value.html, hooks().ownScripts);
  if (foreign > 0 && !isBuild()) {
    hooks().warn(`${foreign} inline scripts of unknown origin are not allowed on ${key}`);
  }
  value.headers = { ...value.headers, [CSP]: pagePolicy(hashes) };
  value.html = deferScripts(value.html);
  if (value.html.includes(OWN_ROBOTS)) value.html = value.html.replaceAll(NEXT_ROBOTS, '');
  const [, status] = MARKED_STATUS.exec(value.html) ?? [];
  if (status) value.status = Number(status);
  if (status === '503') {
    value.headers['cache-control'] = 'no-store';
    value.headers['retry-after'] = `${RETRY_AFTER}`;
  } else if (value.html.includes(INCOMPLETE)) {
    value.headers['cache-control'] = 'no-store';
  } else if (value.status === 308 || value.status === 410) {
    // Without max-age browsers cache these permanently, and a car can come back.
    value.headers['cache-control'] = 'max-age=0, must-revalidate, s-maxage=600';
  }
}

/** Sets for how long a shared cache may serve a page of many cars, as this one does. */
function limitStaleness(key, value, seconds) {
  if (!RENEWED_BY_TIME.test(key) || !seconds || value.headers['cache-control']) return;
  value.headers['cache-control'] =
    `s-maxage=${seconds}, stale-while-revalidate=${MAX_STALE_MS / 1000}`;
}

/**
 * Returns the copy of a redirect to store. The render has set Location on its own response, to
 * which Next would add the value's Location again (https://github.com/vercel/next.js/issues/82117).
 * Returns other pages unchanged.
 */
function withOwnLocation(value) {
  if (!value.headers.location) return value;
  const stored = { ...value, headers: { ...value.headers } };
  delete value.headers.location;
  return stored;
}

const isCacheable = ({ status = 200, headers }) =>
  status < 500 && headers?.['cache-control'] !== 'no-store';

/**
 * Next's page cache
 * (https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath),
 * bounded, so that random URLs cannot fill disk or memory. It is in the memory of this process
 * (memory-store.mjs), so that a page rendered from one backend is never served for another after a
 * restart; with REDIS_URL it is in a Redis that several processes share (redis-store.mjs).
 *
 * A page marks itself with `<main data-http-status="…">` to be sent with that status: 404 and 410
 * for missing and removed pages, both cached; 503 for a page whose data failed to load, which is
 * never cached and never replaces a cached copy. A page with a missing part
 * (components/feedback/incomplete-page-mark.tsx) is not cached either.
 *
 * Each page's Content-Security-Policy is computed here and cached with the HTML, in which scripts
 * are deferred.
 */
export default class PageCacheHandler {
  #shared;

  constructor({ serverDistDir } = {}) {
    globalThis[KEY] ??= {
      opening: openStore(serverDistDir),
      rendersBegun: new LRUCache({ max: 10_000, ttl: MAX_RENDER_MS }),
    };
    this.#shared = globalThis[KEY];
  }

  async #store() {
    this.#shared.store ??= await this.#shared.opening;
    return this.#shared.store;
  }

  async get(key, context) {
    const { rendersBegun } = this.#shared;
    const { entry, time } = await (await this.#store()).read(key);
    const age = entry ? Date.now() - entry.staleAt : Number.NEGATIVE_INFINITY;
    const isStale = age >= 0;
    const isTooOld = age >= MAX_STALE_MS && RENEWED_BY_TIME.test(key);
    const found = isTooOld ? undefined : entry;
    if (context?.kind !== 'FETCH')
      hooks().countRead?.(kindOf(key), found ? (isStale ? 'stale' : 'hit') : 'miss');
    const mayRefuse = !found && context?.kind === 'APP_PAGE' && QUEUED.test(key);
    const refusal = mayRefuse && (await hooks().refuse());
    if (refusal) return entry ?? { lastModified: Date.now(), value: refusal };
    if ((!found || isStale) && !rendersBegun.has(key))
      rendersBegun.set(key, { renderedAt: time, at: performance.now() });
    return found ?? null;
  }

  /**
   * Sends the stored page in place of one that failed, and stores it as newly stale, so that an outage
   * is felt by one request in MAX_STALE_MS. Returns whether there is one.
   */
  async #sendStored(key, value, renderedAt) {
    const store = await this.#store();
    const { entry } = await store.read(key);
    if (entry?.value?.kind !== 'APP_PAGE') return false;
    Object.assign(value, entry.value, { headers: { ...entry.value.headers } });
    await store.write(key, kindOf(key, entry.value), {
      ...entry,
      staleAt: Date.now(),
      renderedAt,
    });
    return true;
  }

  async set(key, value, context) {
    const { rendersBegun } = this.#shared;
    const begun = rendersBegun.get(key);
    rendersBegun.delete(key);
    if (value?.kind === 'APP_PAGE') {
      hooks().endRender();
      finishPage(key, value);
      if (begun) hooks().timeRender?.(kindOf(key, value), (performance.now() - begun.at) / 1000);
      const isFailure = !isCacheable(value) && RENEWED_BY_TIME.test(key);
      if (isFailure && begun && (await this.#sendStored(key, value, begun.renderedAt))) return;
      limitStaleness(key, value, context?.cacheControl?.revalidate);
    }
    const stored = value?.kind === 'APP_PAGE' ? withOwnLocation(value) : value;
    if (value && !isCacheable(value)) return;
    const store = await this.#store();
    const { cacheControl } = context ?? {};
    const now = Date.now();
    await store.write(key, kindOf(key, value), {
      value: stored,
      lastModified: now,
      tags: tagsOf(value, context),
      staleAt: now + 1000 * (cacheControl?.revalidate || value?.revalidate || Infinity),
      renderedAt: begun ? begun.renderedAt : await store.now(),
      // Without it another process would assume that the page is at most one second old.
      ...(cacheControl && { cacheControl }),
    });
  }

  async revalidateTag(tags) {
    await (await this.#store()).revalidate([tags].flat());
  }

  resetRequestCache() {}
}
