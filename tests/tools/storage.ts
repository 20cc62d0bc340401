/** A stand-in for localStorage and sessionStorage that keeps its items in `items`. */
export const memoryStorage = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
  key: (at: number) => [...items.keys()][at] ?? null,
  get length() {
    return items.size;
  },
});

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

/** Storage that the browser's settings block. */
export const blockedStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
