import { env } from '../env';

/** The key that the local stand-in accepts. */
export const STAND_IN_KEY = 'stand-in';

export type Endpoint = { url: string; key: string; isMadeUp: boolean };

/** Origin and key of the provider, else of the local stand-in; null without either. */
export function historyCheckEndpoint(): Endpoint | null {
  const [url, key] = [env.historyCheckUrl(), env.historyCheckKey()];
  if (url && key) return { url: url.replace(/\/+$/, ''), key, isMadeUp: false };
  const standIn = env.registryStandInUrl();
  if (!standIn) return null;
  return { url: `${standIn}/history-check`, key: STAND_IN_KEY, isMadeUp: true };
}
