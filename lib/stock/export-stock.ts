import 'server-only';
import { sessionClient } from '../supabase/server';
import { type KnownCar, readKnownStock } from './known-stock';
import type { ExportedCar } from './types';

const toExported = ({ id, stock_id, make, model, facts }: KnownCar): ExportedCar => {
  const { make_id: _make, model_id: _model, ...rest } = facts;
  return { listing: id, stock_id, make, model, ...rest };
};

/**
 * Returns the user's listings for sale and reserved, in the form of a file. Throws BackendError.
 */
export async function exportedStock(): Promise<ExportedCar[]> {
  const stock = await readKnownStock(await sessionClient());
  return (stock?.cars ?? []).map(toExported);
}
