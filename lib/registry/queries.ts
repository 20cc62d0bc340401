import 'server-only';
import { motHistory, vehicleRecord } from './map';
import { jointProvenance, readRecords } from './records';
import { normalPlate, PLATE } from './schema';
import type { MotHistory, VehicleRecord } from './types';

/**
 * The MOT tests kept for a number plate; null if none were looked up or DVSA knows no such vehicle. Never
 * asks the registry. Throws BackendError.
 */
export async function getMotHistory(registration: string): Promise<MotHistory | null> {
  const plate = normalPlate(registration);
  if (!PLATE.test(plate)) return null;
  const { dvsa } = await readRecords(plate);
  return dvsa?.vehicle ? motHistory(dvsa.vehicle, dvsa) : null;
}

/** What the registries' kept responses say of a vehicle; null without any. Throws BackendError. */
export async function getVehicleRecord(registration: string): Promise<VehicleRecord | null> {
  const plate = normalPlate(registration);
  if (!PLATE.test(plate)) return null;
  const records = await readRecords(plate);
  const [dvla, dvsa] = [records.dvla?.vehicle ?? null, records.dvsa?.vehicle ?? null];
  const provenance = jointProvenance(records);
  return provenance && (dvla || dvsa) ? vehicleRecord(plate, dvla, dvsa, provenance) : null;
}
