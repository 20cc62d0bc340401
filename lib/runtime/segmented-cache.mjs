import { LRUCache } from 'lru-cache';

/** The share of the budget for what was asked for again. */
const KEPT = 0.5;

/**
 * A segmented LRU cache: what is asked for again moves to a segment of its own, where what is asked for once cannot
 * evict it. What that segment evicts has another chance in the first.
 */
export function createSegmentedCache({ maxSize, sizeCalculation, dispose }) {
  const keptSize = Math.floor(maxSize * KEPT);
  const once = new LRUCache({ maxSize: maxSize - keptSize, sizeCalculation, dispose });
  const kept = new LRUCache({
    maxSize: keptSize,
    sizeCalculation,
    dispose(entry, key, reason) {
      if (reason === 'evict') once.set(key, entry);
      else dispose(entry, key);
    },
  });

  return {
    get size() {
      return once.size + kept.size;
    },
    get calculatedSize() {
      return once.calculatedSize + kept.calculatedSize;
    },
    peek: (key) => kept.peek(key) ?? once.peek(key),
    get(key) {
      const entry = once.peek(key);
      if (!entry) return kept.get(key);
      once.delete(key);
      kept.set(key, entry);
      return entry;
    },
    /** A page that is rendered anew stays in its segment. */
    set: (key, entry) => (kept.has(key) ? kept : once).set(key, entry),
    delete: (key) => once.delete(key) || kept.delete(key),
    entries: () => [...once.entries(), ...kept.entries()],
  };
}
