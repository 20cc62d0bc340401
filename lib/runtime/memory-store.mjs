import { LRUCache } from 'lru-cache';

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

function sizeCalculation({ value }) {
  if (value === null) return 64;
  if (value.kind === 'APP_PAGE') {
    let bytes = value.html.length * 2 + (value.rscData?.length ?? 0);
    for (const segment of value.segmentData?.values() ?? []) bytes += segment.length;
    return bytes + 1024;
  }
  return (value.body?.length ?? JSON.stringify(value).length) + 1024;
}

/**
 * Cached pages in the memory of this process. `longestRender` is in milliseconds: so long is it known which tags
 * changed, to refuse what was rendered before.
 */
export function createMemoryStore({ longestRender }) {
  const stores = Object.fromEntries(
    Object.entries(MAX_BYTES).map(([kind, maxSize]) => [
      kind,
      new LRUCache({ maxSize, sizeCalculation }),
    ]),
  );
  /** A logical clock that orders the start of renders and the revalidation of tags: it counts the latter. */
  let clock = 0;
  const tagsChanged = new LRUCache({ max: 10_000, ttl: longestRender });

  return {
    /** For the metrics. */
    stores,

    async read(key) {
      const entry = Object.values(stores)
        .map((entries) => entries.get(key))
        .find(Boolean);
      return { entry, time: clock };
    },

    async now() {
      return clock;
    },

    async write(key, kind, { renderedAt, ...entry }) {
      // Its data has changed since the render began.
      if (entry.tags.some((tag) => (tagsChanged.get(tag) ?? 0) > renderedAt)) return;
      for (const entries of Object.values(stores)) entries.delete(key);
      stores[kind].set(key, entry);
    },

    async revalidate(tags) {
      const changed = new Set(tags);
      for (const tag of changed) tagsChanged.set(tag, ++clock);
      for (const entries of Object.values(stores)) {
        for (const [key, { tags: own }] of entries.entries()) {
          if (own.some((tag) => changed.has(tag))) entries.delete(key);
        }
      }
    },
  };
}
