import 'server-only';
import { logError } from '../core/logging/logger';
import { modelFinder } from '../listings/find-model';
import { plainMake } from '../listings/trade-words';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { VehicleRecord } from './types';

/** A record with make and model in the catalogue's spelling, where it has them and can be read. */
export async function withCatalogueNames(record: VehicleRecord): Promise<VehicleRecord> {
  const wanted = plainMake(record.make ?? '');
  const makes = await withRetry(() =>
    publicClient().from('vehicle_makes').select('name, models:vehicle_models(name)'),
  ).catch((error: unknown) => {
    logError('names of makes', error);
    return null;
  });
  const make = makes?.find(({ name }) => plainMake(name) === wanted);
  if (!make) return record;
  const found = modelFinder(make.name, make.models, { allowsTrim: true })(record.model ?? '');
  return { ...record, make: make.name, model: found?.model.name ?? record.model };
}
