/**
 * A text in localStorage, the same in all tabs; null if it is not set. Where storage is blocked, it lasts as long as the
 * page. Browser only.
 */
export function deviceText(key: string) {
  const changed = `forecourt:${key}`;
  // `pageshow`: a page restored from the back/forward cache has missed events.
  const events = [changed, 'storage', 'pageshow'];
  let memory: string | null = null;
  return {
    load(): string | null {
      try {
        memory = localStorage.getItem(key);
      } catch {
        // Storage is blocked.
      }
      return memory;
    },
    store(text: string | null) {
      memory = text;
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // Storage is blocked or full.
      }
      window.dispatchEvent(new Event(changed));
    },
    /** Subscribes to changes, as useSyncExternalStore requires. */
    subscribe(listener: () => void) {
      for (const event of events) window.addEventListener(event, listener);
      return () => {
        for (const event of events) window.removeEventListener(event, listener);
      };
    },
  };
}
