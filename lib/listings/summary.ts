import type { Database } from '../supabase/database.types';
import { factsOf } from './facts';
import type { VehicleSummary } from './types';

type Row = Database['public']['CompositeTypes']['vehicle_summary'];

/**
 * Columns that every vehicle has; the type generator does not know, because a composite type has no
 * `not null`.
 */
type Present =
  | 'id'
  | 'seller_type'
  | 'make'
  | 'model'
  | 'year'
  | 'price'
  | 'fuel_type'
  | 'transmission'
  | 'body_type'
  | 'is_verified'
  | 'verdict'
  | 'is_unbeaten';

/** A row of the SQL functions that list vehicles, such as `search_vehicles`. */
export function toSummary(nullable: Row): VehicleSummary {
  const row = nullable as Row & { [Column in Present]: NonNullable<Row[Column]> };
  return {
    ...factsOf(row),
    id: row.id,
    sellerType: row.seller_type,
    make: row.make,
    model: row.model,
    imageUrl: row.image_url,
    distanceMiles: row.distance_miles,
    isVerified: row.is_verified,
    value: row.value,
    verdict: row.verdict,
    isUnbeaten: row.is_unbeaten,
    isReserved: row.is_reserved === true,
  };
}
