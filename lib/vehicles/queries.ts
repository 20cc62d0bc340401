import 'server-only';
import { unstable_cache } from 'next/cache';
import { CACHE_SECONDS, tagPage, tags } from '../cache';
import { isUuid } from '../ids';
import type { Database } from '../supabase/database.types';
import { publicClient } from '../supabase/public';
import { read } from '../supabase/read';
import { sessionClient } from '../supabase/server';
import { FEATURED_COUNT, PAGE_SIZE, type SellerType } from './constants';
import type { Filters } from './filters';
import { type FoundPlace, findPlace, NO_PLACE } from './places';
import { sameName } from './spelling';
import type { FavouriteCar, ListingValuation, Make, VehicleDetail, VehicleSummary } from './types';

type SummaryRow = Database['public']['Functions']['search_vehicles']['Returns'][number];
type SearchArguments = Database['public']['Functions']['search_vehicles']['Args'];

function toSummary(row: SummaryRow): VehicleSummary {
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

type ValuationRow = Pick<
  Database['public']['Tables']['vehicle_valuations']['Row'],
  'value' | 'low_80' | 'high_80' | 'low_90' | 'high_90' | 'contributions' | 'caveats' | 'valued_on'
>;

function toValuation(row: ValuationRow): ListingValuation {
  return {
    value: row.value,
    range80: [row.low_80, row.high_80],
    range90: [row.low_90, row.high_90],
    // The server alone writes them, in this shape.
    reasons: row.contributions as ListingValuation['reasons'],
    caveats: row.caveats,
    valuedOn: row.valued_on,
  };
}

async function search(args: SearchArguments) {
  await tagPage(tags.vehicles);
  const rows = await read(() => publicClient().rpc('search_vehicles', args));
  return { vehicles: (rows ?? []).map(toSummary), total: rows?.[0]?.total_count ?? 0 };
}

/** Every make with its models, by name. Kept for five minutes. Throws BackendError. */
export const getMakes = unstable_cache(
  async (): Promise<Make[]> => {
    const rows = await read(() =>
      publicClient().from('vehicle_makes').select('id, name, models:vehicle_models(id, name)'),
    );
    // In the order of the alphabet, where the database would put 'smart' after 'Volvo'.
    const byName = (a: { name: string }, b: { name: string }) =>
      a.name.localeCompare(b.name, 'en-GB');
    return (rows ?? [])
      .map((make) => ({ ...make, models: make.models.toSorted(byName) }))
      .toSorted(byName);
  },
  ['makes'],
  { revalidate: CACHE_SECONDS.makes, tags: [tags.makes] },
);

/** The filter's make and model in the catalogue; `isKnown` is false where one given is not in it. */
async function findModel({ make: makeName, model: modelName }: Filters) {
  if (!makeName) return { make: undefined, model: undefined, isKnown: true };
  const make = (await getMakes()).find(sameName(makeName));
  const model = make?.models.find(sameName(modelName));
  return { make, model, isKnown: Boolean(modelName ? model : make) };
}

export type VehiclePage = {
  vehicles: VehicleSummary[];
  /** Cars in the whole result, not on this page alone. */
  total: number;
  /** The page shown: the last one where the address asks for one beyond it. */
  page: number;
  pages: number;
  /** The filter's make as the catalogue writes it; empty where none was given or none is known by it. */
  make: string;
} & FoundPlace;

/** One page of the cars for sale that fit a filter. Throws BackendError. */
export async function searchVehicles(filters: Filters): Promise<VehiclePage> {
  const [{ make, model, isKnown }, near] = await Promise.all([
    findModel(filters),
    filters.location ? findPlace(filters.location) : NO_PLACE,
  ]);
  const known = { make: make?.name ?? '', ...near };
  // What nobody sells needs no search.
  if (!isKnown) return { vehicles: [], total: 0, page: 1, pages: 1, ...known };
  const given = <T>(value: T | '' | null) => (value === '' || value === null ? undefined : value);
  const args: SearchArguments = {
    p_make_id: make?.id,
    p_model_id: model?.id,
    p_search: given(filters.search),
    p_fuel: given(filters.fuel),
    p_transmission: given(filters.transmission),
    p_body_type: given(filters.bodyType),
    p_price_min: given(filters.priceMin),
    p_price_max: given(filters.priceMax),
    p_year_min: given(filters.yearMin),
    p_year_max: given(filters.yearMax),
    p_mileage_min: given(filters.mileageMin),
    p_mileage_max: given(filters.mileageMax),
    ...(near.place && {
      p_latitude: near.place.latitude,
      p_longitude: near.place.longitude,
      p_radius_miles: filters.radius,
    }),
    p_sort: filters.sort,
    p_limit: PAGE_SIZE,
  };
  const at = (page: number) => search({ ...args, p_offset: (page - 1) * PAGE_SIZE });
  let page = filters.page;
  let found = await at(page);
  if (found.total === 0 && page > 1) {
    const first = await at(1);
    page = Math.max(1, Math.ceil(first.total / PAGE_SIZE));
    found = page === 1 ? first : await at(page);
  }
  return {
    ...found,
    ...known,
    page,
    pages: Math.max(1, Math.ceil(found.total / PAGE_SIZE)),
  };
}

/** The newest cars for sale, for the home page, and how many there are in all. Throws BackendError. */
export const getFeaturedVehicles = () => search({ p_limit: FEATURED_COUNT });

/** No car for sale has this id. */
class VehicleNotFound extends Error {
  override name = 'VehicleNotFound';
  constructor() {
    super('Vehicle not found');
  }
}

/** One car for sale; null where the id is malformed, unknown or not for sale. Throws BackendError. */
export const findVehicle = (id: string): Promise<VehicleDetail | null> =>
  getVehicle(id).catch((error: unknown) => {
    if (error instanceof VehicleNotFound) return null;
    throw error;
  });

/** One car for sale. Throws BackendError, and an Error in the specification's words without one. */
export async function getVehicle(id: string): Promise<VehicleDetail> {
  if (!id) throw new Error('Vehicle ID is required');
  if (!isUuid(id)) throw new VehicleNotFound();
  await tagPage(tags.vehicle(id), tags.vehiclePages);
  const row = await read(() =>
    publicClient()
      .from('vehicles')
      .select(
        `id, seller_type, trim, year, price, mileage, fuel_type, transmission, body_type, condition,
         engine_size, doors, seats, colour, owners, service_history, mot_expiry, registration_number,
         description, features, location, outward_code, views_count, created_at, updated_at,
         make:vehicle_makes(name), model:vehicle_models(name),
         images:vehicle_images(image_url, is_primary, display_order),
         seller:sellers(id, name, created_at), is_verified,
         valuation:vehicle_valuations(value, low_80, high_80, low_90, high_90, contributions, caveats,
           valued_on)`,
      )
      .eq('id', id)
      .eq('listing_status', 'active')
      .order('is_primary', { referencedTable: 'vehicle_images', ascending: false })
      .order('display_order', { referencedTable: 'vehicle_images' })
      .maybeSingle(),
  );
  if (!row) throw new VehicleNotFound();
  return {
    id: row.id,
    sellerType: row.seller_type satisfies SellerType,
    make: row.make.name,
    model: row.model.name,
    trim: row.trim,
    year: row.year,
    price: row.price,
    mileage: row.mileage,
    fuelType: row.fuel_type,
    transmission: row.transmission,
    bodyType: row.body_type,
    colour: row.colour,
    location: row.location,
    condition: row.condition,
    engineSize: row.engine_size,
    doors: row.doors,
    seats: row.seats,
    owners: row.owners,
    serviceHistory: row.service_history,
    motExpiry: row.mot_expiry,
    registrationNumber: row.registration_number,
    description: row.description,
    features: row.features,
    outwardCode: row.outward_code,
    viewsCount: row.views_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    images: row.images.map((image) => ({ url: image.image_url, isPrimary: image.is_primary })),
    seller: { id: row.seller.id, name: row.seller.name, since: row.seller.created_at },
    isVerified: row.is_verified === true,
    valuation: row.valuation && toValuation(row.valuation),
  };
}

/** Cars like this one, likest first. Throws BackendError. */
export async function getSimilarVehicles(id: string, limit = 4): Promise<VehicleSummary[]> {
  const rows = await read(() =>
    publicClient().rpc('similar_vehicles', { p_vehicle_id: id, p_limit: limit }),
  );
  const similar = (rows ?? []).map(toSummary);
  await tagPage(...similar.map((vehicle) => tags.vehicle(vehicle.id)));
  return similar;
}

/** As many ids as `vehicles_by_ids` takes at a time. */
const IDS_AT_ONCE = 100;

/** The cars of these ids that are still for sale, in the order given. Throws BackendError. */
export async function getVehiclesByIds(ids: string[]): Promise<VehicleSummary[]> {
  const parts: string[][] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) parts.push(ids.slice(at, at + IDS_AT_ONCE));
  const rows = await Promise.all(
    parts.map((part) => read(() => publicClient().rpc('vehicles_by_ids', { p_ids: part }))),
  );
  return rows.flatMap((found) => (found ?? []).map(toSummary));
}

/** As many as the favourites' page shows, and as the database lists. */
export const MAX_FAVOURITES = 1000;

/** The signed-in person's favourites, newest first, those sold meanwhile too. Throws BackendError. */
export async function getMyFavourites(): Promise<FavouriteCar[]> {
  const client = await sessionClient();
  const rows = await read(() => client.rpc('my_favourites', { p_limit: MAX_FAVOURITES }));
  return (rows ?? []).map(({ vehicle_id: id, listing_status: status, ...row }) => ({
    id,
    // Null, whatever the generated types say: see the function's comment.
    vehicle: status
      ? toSummary({ ...row, id, distance_miles: null as never, total_count: 0 })
      : null,
    isForSale: status === 'active',
  }));
}
