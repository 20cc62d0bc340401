import { LRUCache } from 'lru-cache';

/** The share of the budget that what was asked for again can have. */
const KEPT = 0.5;

/**
 * A segmented LRU cache, so that a crawler evicts no popular page: what is asked for again moves to a segment of its
 * own, where what is asked for once cannot evict it. What that segment evicts has another chance in the first, which
 * has all that the second does not use.
 *
 * `dispose` is called with what leaves the cache. An entry of more than half the budget is held until it is read.
 */
export function createSegmentedCache({ maxSize, sizeCalculation, dispose }) {
  let isMoving = false;
  const once = new LRUCache({
    ...{ maxSize, sizeCalculation },
    dispose(entry, key) {
      if (!isMoving) dispose(entry, key);
    },
  });
  const kept = new LRUCache({
    ...{ maxSize: Math.floor(maxSize * KEPT), sizeCalculation },
    dispose(entry, key, reason) {
      if (reason === 'evict') once.set(key, entry);
      else dispose(entry, key);
    },
  });
  const size = () => once.calculatedSize + kept.calculatedSize;
  const shrink = () => {
    while (size() > maxSize) once.pop();
  };

  return {
    get size() {
      return once.size + kept.size;
    },
    get calculatedSize() {
      return size();
    },
    /** Whether it was asked for since it came. */
    isKept: (key) => kept.has(key),
    get(key) {
      const entry = once.peek(key);
      if (!entry) return kept.get(key);
      isMoving = true;
      once.delete(key);
      isMoving = false;
      kept.set(key, entry);
      shrink();
      return entry;
    },
    /** A page that is rendered anew stays in its segment. */
    set(key, entry) {
      (kept.has(key) ? kept : once).set(key, entry);
      shrink();
    },
    delete: (key) => once.delete(key) || kept.delete(key),
    entries: () => [...once.entries(), ...kept.entries()],
  };
}
