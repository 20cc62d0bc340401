import { randomUUID } from 'node:crypto';
import { type DvlaVehicle, dvlaVehicle } from './answers';
import { dvlaEndpoint } from './endpoints';
import { failureOf, send, vehicleOf } from './http';

/**
 * Asks DVLA's Vehicle Enquiry Service once; null if it does not know the vehicle or the form of
 * plate. Throws RegistryError.
 */
export async function askDvla(plate: string, signal: AbortSignal): Promise<DvlaVehicle | null> {
  const { url, key } = dvlaEndpoint();
  const response = await send('dvla', `${url}/vehicle-enquiry/v1/vehicles`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': key,
      'x-correlation-id': randomUUID(),
    },
    body: JSON.stringify({ registrationNumber: plate }),
    signal,
  });
  const { status, errorCode } = response;
  if (status === 200) {
    return vehicleOf('dvla', dvlaVehicle, response, (each) => each.registrationNumber === plate);
  }
  // A 404 or 400 without DVLA's own error body comes from the gateway: a wrong address, not an
  // unknown vehicle.
  if ((status === 404 || status === 400) && errorCode !== null) return null;
  throw failureOf('dvla', response);
}
