import type { Database } from '../supabase/database.types';
import type { VehicleSummary } from './types';

/** A row of the SQL functions that list vehicles, such as `search_vehicles`. */
type SummaryRow = Database['public']['Functions']['search_vehicles']['Returns'][number];

export function toSummary(row: SummaryRow): VehicleSummary {
  return {
    id: row.id,
    sellerType: row.seller_type,
    make: row.make,
    model: row.model,
    trim: row.trim,
    year: row.year,
    price: row.price,
    mileage: row.mileage,
    fuelType: row.fuel_type,
    transmission: row.transmission,
    bodyType: row.body_type,
    colour: row.colour,
    location: row.location,
    imageUrl: row.image_url,
    distanceMiles: row.distance_miles,
    isVerified: row.is_verified,
  };
}
