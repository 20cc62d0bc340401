import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { inlineScriptHashes, pagePolicy } from './csp.mjs';

/**
 * Next's page cache (https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath),
 * kept in memory and bounded, so that random addresses can fill neither disk nor memory, and a page
 * made for one backend is never served for another after a restart.
 *
 * A page that could not be made says so with `<main data-http-status="503">`: it is answered with that
 * status and its words in the HTML, is never kept, and never replaces a good copy. Nor is one of which
 * a part is missing (components/feedback/incomplete-page-mark.tsx), which is answered as it is.
 *
 * Every page gets its Content-Security-Policy here, once, and keeps it beside its HTML.
 */
const MEGABYTE = 1024 * 1024;
/** Filters and addresses that lead nowhere are anybody's to invent: they push out only their like. */
const MAX_BYTES = {
  pages: 40 * MEGABYTE,
  lists: 12 * MEGABYTE,
  pictures: 12 * MEGABYTE,
  missing: MEGABYTE,
};
/** A list that is filtered: the list of all cars is a page like any other. */
const FILTERED_LIST = /\/vehicles\/browse\/(?!all$)/;
/**
 * Pages that wait in the render queue. Next gives one result to all who ask for a page at the same time:
 * refused to one network, a page that everybody needs would be refused to everybody.
 */
const QUEUED = /\/vehicles\/(?!browse\/all$)/;
const UNAVAILABLE = 'data-http-status="503"';
const INCOMPLETE = 'data-incomplete="true"';
/** Seconds after which a visitor may ask again for a page that could not be made. */
const RETRY_AFTER = 5;
const CSP = 'content-security-policy';
const REFUSAL_DELAY_MS = 1000;
/** No render takes longer. */
const MAX_RENDER_MS = 120_000;

/** Next makes a handler per request and loads this module more than once: all share one store. */
const KEY = Symbol.for('forecourt.page-cache');
globalThis[KEY] ??= {
  stores: Object.fromEntries(
    Object.entries(MAX_BYTES).map(([kind, maxSize]) => [
      kind,
      new LRUCache({ maxSize, sizeCalculation }),
    ]),
  ),
  /** Counts renders begun and tags changed, so that it is known which came first. */
  clock: 0,
  rendersBegun: new LRUCache({ max: 10_000, ttl: MAX_RENDER_MS }),
  tagsChanged: new LRUCache({ max: 10_000, ttl: MAX_RENDER_MS }),
};

/** See lib/runtime/cache-hooks.ts; there are none while the site is built. */
const hooks = () =>
  globalThis[Symbol.for('forecourt.cache-hooks')] ?? {
    ownScripts: new Set(),
    refuse: () => null,
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

const REFUSED = { kind: 'APP_PAGE', rscData: Buffer.alloc(0), status: 503 };

const isPicture = ({ kind, headers }) =>
  kind === 'APP_ROUTE' && String(headers?.['content-type']).startsWith('image/');

function kindOf(key, value) {
  if (value?.status === 404) return 'missing';
  if (value && isPicture(value)) return 'pictures';
  return FILTERED_LIST.test(key) ? 'lists' : 'pages';
}

/** Puts status and headers on a page; Next answers the request that made it from this same object. */
function finishPage(key, value) {
  const { hashes, foreign } = inlineScriptHashes(value.html, hooks().ownScripts);
  if (foreign > 0 && process.env.NEXT_PHASE !== 'phase-production-build') {
    console.warn(`${foreign} inline scripts of unknown origin are not allowed on ${key}`);
  }
  value.headers = { ...value.headers, [CSP]: pagePolicy(hashes) };
  if (value.html.includes(UNAVAILABLE)) {
    value.status = 503;
    value.headers['cache-control'] = 'no-store';
    value.headers['retry-after'] = `${RETRY_AFTER}`;
  } else if (value.html.includes(INCOMPLETE)) {
    value.headers['cache-control'] = 'no-store';
  }
}

const mayBeKept = ({ status = 200, headers }) =>
  status < 500 && headers?.['cache-control'] !== 'no-store';

export default class MemoryCacheHandler {
  #shared = globalThis[KEY];

  async get(key, context) {
    const { stores, rendersBegun } = this.#shared;
    const entry = Object.values(stores)
      .map((entries) => entries.get(key))
      .find(Boolean);
    const mayRefuse = !entry && context?.kind === 'APP_PAGE' && QUEUED.test(key);
    const refusal = mayRefuse && hooks().refuse();
    // Told at once, a client that asks again at once would leave no time for others.
    if (refusal) await wait(REFUSAL_DELAY_MS);
    if (refusal) return { lastModified: Date.now(), value: { ...REFUSED, ...refusal } };
    const isMadeAnew = !entry || Date.now() >= entry.staleAt;
    if (isMadeAnew && !rendersBegun.has(key)) rendersBegun.set(key, ++this.#shared.clock);
    return entry ?? null;
  }

  async set(key, value, context) {
    const { stores, rendersBegun, tagsChanged } = this.#shared;
    const begun = rendersBegun.get(key) ?? this.#shared.clock;
    rendersBegun.delete(key);
    if (value?.kind === 'APP_PAGE') {
      hooks().endRender();
      finishPage(key, value);
    }
    if (value && !mayBeKept(value)) return;
    const tags = tagsOf(value, context);
    // What it was made of has changed since.
    if (tags.some((tag) => (tagsChanged.get(tag) ?? 0) > begun)) return;
    for (const entries of Object.values(stores)) entries.delete(key);
    const now = Date.now();
    const staleAt =
      now + 1000 * (context?.cacheControl?.revalidate || value?.revalidate || Infinity);
    stores[kindOf(key, value)].set(key, { value, lastModified: now, tags, staleAt });
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
