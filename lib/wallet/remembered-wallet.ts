// The connected wallet's name, never an address, in localStorage, on this device only. Browser
// only.

const KEY = 'wallet';

/** The id of the wallet that was connected last and not disconnected; null without one. */
export function rememberedWallet(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberWallet(id: string) {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Storage is blocked or full: the next page asks again.
  }
}

export function forgetWallet() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: no wallet was stored.
  }
}
