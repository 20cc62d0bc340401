import 'server-only';
import { sessionClient } from '../supabase/server';
import { type KnownCar, readKnownStock } from './known-stock';
import type { ExportedCar } from './types';

const toExported = ({ id, stock_id, make, model, facts }: KnownCar): ExportedCar => {
  const { make_id: _make, model_id: _model, ...rest } = facts;
  return { listing: id, stock_id, make, model, ...rest };
};

/** The user's listings for sale and reserved, as a file has them. Throws BackendError. */
export async function exportedStock(): Promise<ExportedCar[]> {
  const stock = await readKnownStock(await sessionClient());
  return (stock?.cars ?? []).map(toExported);
}
