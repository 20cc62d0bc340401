/**
 * How many pages are made at a time. In a rush each page waits for all others, calls of the backend
 * among them run out of time, and what is half made fills the memory: a few at a time, all are made
 * sooner. Who would wait too long is told to come again.
 */
const AT_ONCE = 8;
const MOST_WAITING = 64;
const LONGEST_WAIT_MS = 6000;
/** A page that failed is never handed in: its place is free again after this time. */
const LONGEST_WORK_MS = 10_000;

export function pageTurns() {
  /** @type {Map<string, NodeJS.Timeout>} */
  const working = new Map();
  /** @type {(() => void)[]} */
  const waiting = [];

  /** @param {string} key */
  function begin(key) {
    clearTimeout(working.get(key));
    working.set(key, setTimeout(() => end(key), LONGEST_WORK_MS).unref());
  }

  /** @param {string} key */
  function end(key) {
    if (!working.has(key)) return;
    clearTimeout(working.get(key));
    working.delete(key);
    waiting.shift()?.();
  }

  /**
   * Waits for a turn to make this page, until `end` is called for it; false when there are too many.
   * @param {string} key
   * @returns {Promise<boolean>}
   */
  async function take(key) {
    if (working.size < AT_ONCE) {
      begin(key);
      return true;
    }
    if (waiting.length >= MOST_WAITING) return false;
    return new Promise((resolve) => {
      const next = () => {
        clearTimeout(limit);
        begin(key);
        resolve(true);
      };
      const limit = setTimeout(() => {
        waiting.splice(waiting.indexOf(next), 1);
        resolve(false);
      }, LONGEST_WAIT_MS).unref();
      waiting.push(next);
    });
  }

  return { take, end };
}
