import { type DvsaVehicle, dvsaVehicle } from './answers';
import { dvsaToken, forgetToken } from './dvsa-token';
import { dvsaEndpoint } from './endpoints';
import { failureOf, send, vehicleOf } from './http';

/**
 * Codes for an unknown vehicle; the service has also responded with 'parameter missing' in a 404.
 */
const NOT_FOUND = /^MOTH-(NF-01|NP-0\d)$/;
/** Codes for an invalid plate. */
const INVALID = /^MOTH-IV-0\d$/;

async function ask(plate: string, token: string, signal: AbortSignal) {
  const { url, key } = dvsaEndpoint();
  return send('dvsa', `${url}/v1/trade/vehicles/registration/${encodeURIComponent(plate)}`, {
    method: 'GET',
    headers: { authorization: `Bearer ${token}`, 'x-api-key': key },
    signal,
  });
}

/**
 * Asks DVSA's MOT history once; null if it does not know the vehicle. Renews a refused token, once.
 * Throws RegistryError.
 */
export async function askDvsa(plate: string, signal: AbortSignal): Promise<DvsaVehicle | null> {
  const token = await dvsaToken(signal);
  let response = await ask(plate, token, signal);
  if (response.status === 401) {
    await forgetToken(token);
    response = await ask(plate, await dvsaToken(signal), signal);
  }
  const { status, errorCode } = response;
  if (status === 200) {
    return vehicleOf('dvsa', dvsaVehicle, response, ({ registration }) => registration === plate);
  }
  if (status === 404 && NOT_FOUND.test(errorCode ?? '')) return null;
  if (status === 400 && INVALID.test(errorCode ?? '')) return null;
  throw failureOf('dvsa', response);
}
