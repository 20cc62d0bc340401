import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { inlineScriptHashes, pagePolicy } from './csp.mjs';
import { pageTurns } from './page-turns.mjs';

/**
 * Next's page cache (https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath),
 * kept in memory and bounded, so that random addresses can fill neither disk nor memory, and a page
 * made for one backend is never served for another after a restart.
 *
 * A page that could not be made says so with `<main data-http-status="503">`: it is answered with that
 * status and its words in the HTML, is never kept, and never replaces a good copy. Nor is one of which
 * a part is missing (components/ui/incomplete.tsx), which is answered as it is.
 *
 * Every page gets its Content-Security-Policy here, once, and keeps it beside its HTML.
 */
const MEGABYTE = 1024 * 1024;
/** Filters and addresses that lead nowhere are anybody's to invent: they push out only their like. */
const MAX_BYTES = { pages: 40 * MEGABYTE, lists: 12 * MEGABYTE, missing: MEGABYTE };
/** A list that is filtered: the list of all cars is a page like any other. */
const FILTERED_LIST = /\/vehicles\/browse\/(?!all$)/;
const UNAVAILABLE = 'data-http-status="503"';
const INCOMPLETE = 'data-incomplete="true"';
/** Seconds between two attempts to renew a page while the backend fails. */
const RETRY_AFTER = 5;
const CSP = 'content-security-policy';

/** Next makes a handler per request and loads this module more than once: all share one store. */
const store = Symbol.for('forecourt.page-cache');
globalThis[store] ??= Object.fromEntries(
  Object.entries(MAX_BYTES).map(([kind, maxSize]) => [
    kind,
    new LRUCache({ maxSize, sizeCalculation }),
  ]),
);

const turns = Symbol.for('forecourt.page-turns');
globalThis[turns] ??= pageTurns();

/** Answered in the place of a page that too many wait for: lib/watch-responses.ts gives it its words. */
const busy = () => ({
  lastModified: Date.now(),
  value: {
    kind: 'APP_PAGE',
    html: '',
    rscData: Buffer.alloc(0),
    headers: { 'cache-control': 'no-store', 'retry-after': `${RETRY_AFTER}` },
    status: 503,
  },
});

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

const isBuild = () => process.env.NEXT_PHASE === 'phase-production-build';

function kindOf(key, value) {
  if (value?.status === 404) return 'missing';
  return FILTERED_LIST.test(key) ? 'lists' : 'pages';
}

export default class MemoryCacheHandler {
  #stores = globalThis[store];
  #turns = globalThis[turns];

  async get(key, context) {
    const kept = this.#find(key);
    if (kept || context?.kind !== 'APP_PAGE' || isBuild()) return kept;
    if (!(await this.#turns.take(key))) return busy();
    const madeMeanwhile = this.#find(key);
    if (madeMeanwhile) this.#turns.end(key);
    return madeMeanwhile;
  }

  #find(key) {
    const { pages, lists, missing } = this.#stores;
    return pages.get(key) ?? lists.get(key) ?? missing.get(key) ?? null;
  }

  async set(key, value, context) {
    this.#turns.end(key);
    if (value?.kind === 'APP_PAGE') {
      // Next answers the request that made the page from this same object.
      value.headers = {
        ...value.headers,
        [CSP]: pagePolicy(inlineScriptHashes(value.html)),
        // The mark by which lib/kept-answers.ts knows what it has compressed before.
        'content-encoding': `kept-${randomUUID()}`,
      };
      if (value.html.includes(UNAVAILABLE)) {
        value.status = 503;
        value.headers['cache-control'] = 'no-store';
        value.headers['retry-after'] = `${RETRY_AFTER}`;
        return;
      }
      if (value.html.includes(INCOMPLETE)) {
        value.headers['cache-control'] = 'no-store';
        return;
      }
    }
    for (const entries of Object.values(this.#stores)) entries.delete(key);
    this.#stores[kindOf(key, value)].set(key, {
      value,
      lastModified: Date.now(),
      tags: tagsOf(value, context),
    });
  }

  async revalidateTag(tags) {
    const changed = new Set([tags].flat());
    for (const entries of Object.values(this.#stores)) {
      for (const [key, { tags: own }] of entries.entries()) {
        if (own.some((tag) => changed.has(tag))) entries.delete(key);
      }
    }
  }

  resetRequestCache() {}
}
