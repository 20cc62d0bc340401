import { createStore, type Store } from 'mipd';

const isText = (value: unknown) => typeof value === 'string';

/** Whether a detail has the form that EIP-6963 demands; what is in it is not trusted. */
function isAnnouncement(detail: unknown): boolean {
  try {
    const { info, provider } = detail as { info: Record<string, unknown>; provider: unknown };
    const { uuid, name, icon, rdns } = info;
    return [uuid, name, icon, rdns].every(isText) && typeof provider === 'object' && !!provider;
  } catch {
    return false;
  }
}

/** The wallets that announce themselves by EIP-6963, from now on. Browser only. */
export function announcedProviders(): Store {
  // mipd keeps the first detail unchecked, and without `info` fails at every later one. Listeners of one target are
  // called in the order in which they came.
  window.addEventListener('eip6963:announceProvider', (event) => {
    if (!isAnnouncement((event as CustomEvent).detail)) event.stopImmediatePropagation();
  });
  return createStore();
}
