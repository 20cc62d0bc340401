import { createStore, type Store } from 'mipd';

const isText = (value: unknown) => typeof value === 'string';

/** Copies a detail in the form of EIP-6963; null for another form. Its content is not trusted. */
function copyOf(detail: unknown) {
  try {
    const { info, provider } = detail as { info: Record<string, unknown>; provider: unknown };
    const { uuid, name, icon, rdns } = info;
    const isWhole = [uuid, name, icon, rdns].every(isText);
    return isWhole && provider && typeof provider === 'object'
      ? { info: { uuid, name, icon, rdns }, provider }
      : null;
  } catch {
    return null;
  }
}

/** Collects the wallets that announce themselves by EIP-6963, from now on. Browser only. */
export function announcedProviders(): Store {
  // mipd stores the first detail unchecked, and fails at every later one if `info` is absent or
  // throws: it receives a copy that was read once. Listeners of one target are called in order of
  // registration.
  const copies = new WeakSet<Event>();
  window.addEventListener('eip6963:announceProvider', (event) => {
    if (copies.has(event)) return;
    event.stopImmediatePropagation();
    const detail = copyOf((event as CustomEvent).detail);
    if (!detail) return;
    const copy = new CustomEvent(event.type, { detail });
    copies.add(copy);
    window.dispatchEvent(copy);
  });
  return createStore();
}
