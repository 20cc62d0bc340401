// Which wallet is connected, in localStorage, on this device alone: its name, never an address. Browser only.

const KEY = 'wallet';

/** The id of the wallet that was connected last and not disconnected; null if there is none. */
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
    // Storage is blocked: nothing was kept.
  }
}
