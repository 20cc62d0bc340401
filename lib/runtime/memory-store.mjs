import { LRUCache } from 'lru-cache';
import { pack, unpack } from './packed-entry.mjs';
import { createSegmentedCache } from './segmented-cache.mjs';

const MEGABYTE = 1024 * 1024;
/**
 * One limit per kind: filters, page numbers and missing URLs can be invented, so they evict only
 * their own kind; `data` holds results of queries and the sitemap.
 */
const MAX_BYTES = {
  pages: 16 * MEGABYTE,
  data: 4 * MEGABYTE,
  lists: 8 * MEGABYTE,
  landing: 8 * MEGABYTE,
  pictures: 12 * MEGABYTE,
  missing: 2 * MEGABYTE,
  redirects: 1 * MEGABYTE,
};
/** The kinds whose popular pages are also held unpacked: invented URLs must not evict them. */
const POPULAR = new Set(['pages', 'landing']);
const MAX_UNPACKED_BYTES = 24 * MEGABYTE;
/** Bytes that an entry takes in addition to its content. */
const OVERHEAD = 1024;
/** zlib's chunk, which holds a short result. */
const CHUNK = 16_384;

const packedSize = ({ bytes }) => bytes.length + OVERHEAD;
/** Its buffers are views of the whole, and text takes up to two more bytes per character. */
const unpackedSize = (size) => 3 * size + CHUNK;

/**
 * Cached pages in the memory of this process: all of them packed, and those requested repeatedly
 * (the protected segment of segmented-cache.mjs) also unpacked. `longestRender`, in milliseconds,
 * is how long changed tags are remembered, to reject renders that began before the change.
 */
export function createMemoryStore({ longestRender }) {
  const unpacked = new LRUCache({ maxSize: MAX_UNPACKED_BYTES });
  const dispose = (_, key) => unpacked.delete(key);
  const stores = Object.fromEntries(
    Object.entries(MAX_BYTES).map(([kind, maxSize]) => [
      kind,
      createSegmentedCache({ maxSize, sizeCalculation: packedSize, dispose }),
    ]),
  );
  /**
   * A logical clock that orders the start of renders and the revalidation of tags; it counts
   * revalidations.
   */
  let clock = 0;
  const tagsChanged = new LRUCache({ max: 10_000, ttl: longestRender });

  function find(key) {
    for (const [kind, entries] of Object.entries(stores)) {
      const isPopular = POPULAR.has(kind) && entries.isProtected(key);
      const packed = entries.get(key);
      if (packed) return { packed, isPopular };
    }
    return {};
  }

  function readEntry(key) {
    const { packed, isPopular } = find(key);
    const held = unpacked.get(key);
    if (!packed || held) return held;
    const { entry, size } = unpack(packed.bytes) ?? {};
    if (entry && isPopular) unpacked.set(key, entry, { size: unpackedSize(size) });
    return entry;
  }

  return {
    /** Read by the metrics. */
    stores,

    async read(key) {
      return { entry: readEntry(key), time: clock };
    },

    async now() {
      return clock;
    },

    async write(key, kind, { renderedAt, ...entry }) {
      // The data has changed since the render began.
      if (entry.tags.some((tag) => (tagsChanged.get(tag) ?? 0) > renderedAt)) return;
      for (const [name, entries] of Object.entries(stores)) if (name !== kind) entries.delete(key);
      // Stores a copy, because zlib returns a view of its chunk.
      stores[kind].set(key, { bytes: new Uint8Array(pack(entry)), tags: entry.tags });
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
