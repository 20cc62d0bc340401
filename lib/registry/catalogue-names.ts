import 'server-only';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { VehicleRecord } from './types';

/** Letters and digits alone, in lower case: 'MERCEDES-BENZ' and 'Citroën' as others write them. */
const folded = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The catalogue's model of a registry's 'FOCUS ZETEC TDCI': the longest that it begins with. */
export function modelIn(models: string[], raw: string): string | null {
  const wanted = raw.split(/\s+/);
  const heads = wanted.map((_, words) => folded(wanted.slice(0, words + 1).join('')));
  for (const head of heads.reverse()) {
    const model = models.find((each) => folded(each) === head);
    if (model) return model;
  }
  return null;
}

/** A record with make and model in the catalogue's spelling, where it has them. Throws BackendError. */
export async function withCatalogueNames(record: VehicleRecord): Promise<VehicleRecord> {
  const wanted = folded(record.make ?? '');
  const makes = await withRetry(() =>
    publicClient().from('vehicle_makes').select('name, models:vehicle_models(name)'),
  );
  const make = makes?.find(({ name }) => folded(name) === wanted);
  if (!make) return record;
  const models = make.models.map(({ name }) => name);
  const model = record.model && (modelIn(models, record.model) ?? record.model);
  return { ...record, make: make.name, model };
}
