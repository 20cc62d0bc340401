import { LRUCache } from 'lru-cache';
import { inlineScriptHashes, pagePolicy } from './csp.mjs';

/**
 * Next's page cache (https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath),
 * in memory and bounded, so that random URLs cannot fill disk or memory, and a page rendered from one
 * backend is never served for another after a restart.
 *
 * A page marks itself with `<main data-http-status="…">` to be sent with that status: 404 and 410 what is
 * missing or gone, both cached; 503 where its data failed to load, never cached, and it never replaces a cached
 * copy. A page with a missing part (components/feedback/incomplete-page-mark.tsx) is not cached either.
 *
 * Each page's Content-Security-Policy is computed here and cached with the HTML.
 */
const MEGABYTE = 1024 * 1024;
/** One limit per kind: filters, page numbers and missing URLs can be invented, so they evict only their own kind. */
const MAX_BYTES = {
  pages: 40 * MEGABYTE,
  lists: 12 * MEGABYTE,
  landing: 16 * MEGABYTE,
  pictures: 12 * MEGABYTE,
  missing: 4 * MEGABYTE,
  redirects: 1 * MEGABYTE,
};
/** A filtered list. The list of all cars counts as a page. */
const FILTERED_LIST = /\/vehicles\/browse\/(?!all$)/;
const LANDING_PAGE = /^\/(used-cars|sellers)\//;
/**
 * Pages that use the render queue. Next shares one render among concurrent requests for a page, so
 * refusing one network would refuse all; the list of all cars is therefore exempt.
 */
const QUEUED = /\/vehicles\/(?!browse\/all$)|^\/(used-cars|sellers)\//;
const MARKED_STATUS = /data-http-status="(404|410|503)"/;
const INCOMPLETE = 'data-incomplete="true"';
/** Retry-After of a 503, in seconds. */
const RETRY_AFTER = 5;
const CSP = 'content-security-policy';
/** Upper bound of one render. */
const MAX_RENDER_MS = 120_000;

/** Next creates a handler per request and loads this module more than once; they share one store. */
const KEY = Symbol.for('forecourt.page-cache');
globalThis[KEY] ??= {
  stores: Object.fromEntries(
    Object.entries(MAX_BYTES).map(([kind, maxSize]) => [
      kind,
      new LRUCache({ maxSize, sizeCalculation }),
    ]),
  ),
  /** A logical clock that orders the start of renders and the revalidation of tags. */
  clock: 0,
  rendersBegun: new LRUCache({ max: 10_000, ttl: MAX_RENDER_MS }),
  tagsChanged: new LRUCache({ max: 10_000, ttl: MAX_RENDER_MS }),
};

/** See lib/runtime/cache-hooks.ts; not registered during the build. */
const hooks = () =>
  globalThis[Symbol.for('forecourt.cache-hooks')] ?? {
    ownScripts: new Set(),
    refuse: async () => null,
    warn: (text) => console.warn(text),
    endRender: () => {},
  };

function sizeCalculation({ value }) {
  if (value === null) return 64;
  if (value.kind === 'APP_PAGE') {
    let bytes = value.html.length * 2 + (value.rscData?.length ?? 0);
    for (const segment of value.segmentData?.values() ?? []) bytes += segment.length;
    return bytes + 1024;
  }
  return (value.body?.length ?? JSON.stringify(value).length) + 1024;
}

function tagsOf(value, context) {
  const header = value?.headers?.['x-next-cache-tags'];
  return [...(context?.tags ?? []), ...(value?.tags ?? []), ...(header ? header.split(',') : [])];
}

const isPicture = ({ kind, headers }) =>
  kind === 'APP_ROUTE' && String(headers?.['content-type']).startsWith('image/');

function kindOf(key, value) {
  // Of invented page numbers there is no end.
  if (value?.status >= 300) return value.status < 400 ? 'redirects' : 'missing';
  if (value && isPicture(value)) return 'pictures';
  if (LANDING_PAGE.test(key)) return 'landing';
  return FILTERED_LIST.test(key) ? 'lists' : 'pages';
}

/** Sets status and headers of a page. Next sends this same object to the request that rendered it. */
function finishPage(key, value) {
  const { hashes, foreign } = inlineScriptHashes(value.html, hooks().ownScripts);
  if (foreign > 0 && process.env.NEXT_PHASE !== 'phase-production-build') {
    hooks().warn(`${foreign} inline scripts of unknown origin are not allowed on ${key}`);
  }
  value.headers = { ...value.headers, [CSP]: pagePolicy(hashes) };
  const [, status] = MARKED_STATUS.exec(value.html) ?? [];
  if (status) value.status = Number(status);
  if (status === '503') {
    value.headers['cache-control'] = 'no-store';
    value.headers['retry-after'] = `${RETRY_AFTER}`;
  } else if (value.html.includes(INCOMPLETE)) {
    value.headers['cache-control'] = 'no-store';
  } else if (value.status === 308 || value.status === 410) {
    // Without max-age browsers keep these for good, and a car can come back.
    value.headers['cache-control'] = 'max-age=0, must-revalidate, s-maxage=600';
  }
}

/**
 * The copy of a redirect to store. The render has set Location on its own response, to which Next would add
 * that of the value again (https://github.com/vercel/next.js/issues/82117). Other pages as they are.
 */
function withOwnLocation(value) {
  if (!value.headers.location) return value;
  const stored = { ...value, headers: { ...value.headers } };
  delete value.headers.location;
  return stored;
}

const isCacheable = ({ status = 200, headers }) =>
  status < 500 && headers?.['cache-control'] !== 'no-store';

export default class MemoryCacheHandler {
  #shared = globalThis[KEY];

  async get(key, context) {
    const { stores, rendersBegun } = this.#shared;
    const entry = Object.values(stores)
      .map((entries) => entries.get(key))
      .find(Boolean);
    const isStale = entry && Date.now() >= entry.staleAt;
    if (context?.kind !== 'FETCH')
      hooks().countRead?.(kindOf(key), entry ? (isStale ? 'stale' : 'hit') : 'miss');
    const mayRefuse = !entry && context?.kind === 'APP_PAGE' && QUEUED.test(key);
    const refusal = mayRefuse && (await hooks().refuse());
    if (refusal) return { lastModified: Date.now(), value: refusal };
    if ((!entry || isStale) && !rendersBegun.has(key))
      rendersBegun.set(key, { order: ++this.#shared.clock, at: performance.now() });
    return entry ?? null;
  }

  async set(key, value, context) {
    const { stores, rendersBegun, tagsChanged } = this.#shared;
    const { order, at } = rendersBegun.get(key) ?? { order: this.#shared.clock };
    rendersBegun.delete(key);
    if (value?.kind === 'APP_PAGE') {
      hooks().endRender();
      finishPage(key, value);
      if (at) hooks().timeRender?.(kindOf(key, value), (performance.now() - at) / 1000);
    }
    const stored = value?.kind === 'APP_PAGE' ? withOwnLocation(value) : value;
    if (value && !isCacheable(value)) return;
    const tags = tagsOf(value, context);
    // Its data has changed since the render began.
    if (tags.some((tag) => (tagsChanged.get(tag) ?? 0) > order)) return;
    for (const entries of Object.values(stores)) entries.delete(key);
    const now = Date.now();
    const staleAt =
      now + 1000 * (context?.cacheControl?.revalidate || value?.revalidate || Infinity);
    stores[kindOf(key, value)].set(key, { value: stored, lastModified: now, tags, staleAt });
  }

  async revalidateTag(tags) {
    const changed = new Set([tags].flat());
    for (const tag of changed) this.#shared.tagsChanged.set(tag, ++this.#shared.clock);
    for (const entries of Object.values(this.#shared.stores)) {
      for (const [key, { tags: own }] of entries.entries()) {
        if (own.some((tag) => changed.has(tag))) entries.delete(key);
      }
    }
  }

  resetRequestCache() {}
}
