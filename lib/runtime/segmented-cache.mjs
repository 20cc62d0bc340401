import { LRUCache } from 'lru-cache';

/** Maximum share of the budget for entries that were requested again. */
const POPULAR_SHARE = 0.5;

/**
 * A segmented LRU cache, so that a crawler does not evict popular pages: an entry that is requested
 * again moves to a protected segment, where entries requested once cannot evict it. An entry that
 * the protected segment evicts returns to the first segment, which has all the space that the
 * second does not use.
 *
 * `dispose` is called with entries that leave the cache. An entry of more than half the budget is
 * held until it is read.
 */
export function createSegmentedCache({ maxSize, sizeCalculation, dispose }) {
  let isMoving = false;
  const once = new LRUCache({
    maxSize,
    sizeCalculation,
    dispose(entry, key) {
      if (!isMoving) dispose(entry, key);
    },
  });
  const popular = new LRUCache({
    maxSize: Math.floor(maxSize * POPULAR_SHARE),
    sizeCalculation,
    dispose(entry, key, reason) {
      if (reason === 'evict') once.set(key, entry);
      else dispose(entry, key);
    },
  });
  const size = () => once.calculatedSize + popular.calculatedSize;
  const shrink = () => {
    while (size() > maxSize) once.pop();
  };

  return {
    get size() {
      return once.size + popular.size;
    },
    get calculatedSize() {
      return size();
    },
    /** Whether the entry was requested since it was added. */
    isProtected: (key) => popular.has(key),
    get(key) {
      const entry = once.peek(key);
      if (!entry) return popular.get(key);
      isMoving = true;
      once.delete(key);
      isMoving = false;
      popular.set(key, entry);
      shrink();
      return entry;
    },
    /** A page that is rendered anew stays in its segment. */
    set(key, entry) {
      (popular.has(key) ? popular : once).set(key, entry);
      shrink();
    },
    delete: (key) => once.delete(key) || popular.delete(key),
    entries: () => [...once.entries(), ...popular.entries()],
  };
}
