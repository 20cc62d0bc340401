import { env } from '../env';
import type { Registry } from './types';

export type RegistryState = 'live' | 'stand-in' | 'not configured';

export const REGISTRIES = ['dvla', 'dvsa'] as const satisfies Registry[];

/** Returns 'live' if a registry's key is set, else whether the local stand-in replaces it. */
export function registryState(registry: Registry): RegistryState {
  const key = registry === 'dvla' ? env.dvlaApiKey() : env.dvsaApiKey();
  if (key) return 'live';
  return env.registryStandInUrl() ? 'stand-in' : 'not configured';
}

/** The key and the client credentials that the stand-in accepts. */
export const STAND_IN = 'stand-in';

/** Origin and key of DVLA's Vehicle Enquiry Service, or of its stand-in. */
export function dvlaEndpoint() {
  const key = env.dvlaApiKey();
  return key
    ? { url: env.dvlaUrl(), key }
    : { url: `${env.registryStandInUrl()}/dvla`, key: STAND_IN };
}

/** Origin, key and client credentials of DVSA's MOT history, or of its stand-in. */
export function dvsaEndpoint() {
  const key = env.dvsaApiKey();
  const url = `${env.registryStandInUrl()}/dvsa`;
  if (!key) {
    return { url, key: STAND_IN, tokenUrl: `${url}/token`, id: STAND_IN, secret: STAND_IN };
  }
  return {
    url: env.dvsaUrl(),
    key,
    tokenUrl: env.dvsaTokenUrl(),
    id: env.dvsaClientId(),
    secret: env.dvsaClientSecret(),
  };
}
