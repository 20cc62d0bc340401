import type { Network } from './networks';

const TIMEOUT_MS = 10_000;

/** Loads the offered networks. Rejects if the site does not respond. Browser only. */
export async function loadNetworks(): Promise<Network[]> {
  const response = await fetch('/api/wallet-networks', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The networks could not be loaded: ${response.status}`);
  return response.json();
}
