import { env } from '../env';
import type { Registry } from './types';

export type RegistryState = 'live' | 'stand-in' | 'not configured';

/** Whether a registry's key is set, else whether the local stand-in answers for it. */
export function registryState(registry: Registry): RegistryState {
  const key = registry === 'dvla' ? env.dvlaApiKey() : env.dvsaApiKey();
  if (key) return 'live';
  return env.registryStandInUrl() ? 'stand-in' : 'not configured';
}
