import 'server-only';
import { logError } from '../core/logging/logger';
import { normaliseName } from '../core/normalise-name';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { VehicleRecord } from './types';

/** The catalogue's model of a registry's 'FOCUS ZETEC TDCI': the longest that it begins with. */
export function modelIn(models: string[], raw: string): string | null {
  const wanted = raw.split(/\s+/);
  const heads = wanted.map((_, words) => normaliseName(wanted.slice(0, words + 1).join('')));
  for (const head of heads.reverse()) {
    const model = models.find((each) => normaliseName(each) === head);
    if (model) return model;
  }
  return null;
}

/** A record with make and model in the catalogue's spelling, where it has them and can be read. */
export async function withCatalogueNames(record: VehicleRecord): Promise<VehicleRecord> {
  const wanted = normaliseName(record.make ?? '');
  const makes = await withRetry(() =>
    publicClient().from('vehicle_makes').select('name, models:vehicle_models(name)'),
  ).catch((error: unknown) => {
    logError('names of makes', error);
    return null;
  });
  const make = makes?.find(({ name }) => normaliseName(name) === wanted);
  if (!make) return record;
  const models = make.models.map(({ name }) => name);
  const model = record.model && (modelIn(models, record.model) ?? record.model);
  return { ...record, make: make.name, model };
}
