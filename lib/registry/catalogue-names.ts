import 'server-only';
import { logError } from '../core/logging/logger';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { modelNames, plainMake, plainMakeOf } from '../trade-words/makes';
import { modelFinder } from '../trade-words/models';
import type { VehicleRecord } from './types';

/**
 * Returns a record with make and model in the catalogue's spelling, if the catalogue has them and
 * can be read.
 */
export async function withCatalogueNames(record: VehicleRecord): Promise<VehicleRecord> {
  const wanted = plainMakeOf(record.make ?? '', record.model ?? '');
  const makes = await withRetry(() =>
    publicClient().from('vehicle_makes').select('name, models:vehicle_models(name)'),
  ).catch((error: unknown) => {
    logError('names of makes', error);
    return null;
  });
  const named = (plain: string) => makes?.find(({ name }) => plainMake(name) === plain);
  const make = named(wanted) ?? named(plainMake(record.make ?? ''));
  if (!make) return record;
  const find = modelFinder(make.name, make.models, { allowsTrim: true });
  const found = modelNames(record.make ?? '', record.model ?? '')
    .map((name) => find(name, record.fuelType ?? undefined))
    .find(Boolean);
  return { ...record, make: make.name, model: found?.model.name ?? record.model };
}
