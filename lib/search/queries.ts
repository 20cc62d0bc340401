import 'server-only';
import { unstable_cache } from 'next/cache';
import { CACHE_SECONDS, tagPage, tags } from '../core/cache';
import { FEATURED_COUNT, PAGE_SIZE } from '../listings/constants';
import { toSummary } from '../listings/summary';
import type { Make, VehicleSummary } from '../listings/types';
import type { Verdict } from '../listings/verdict';
import type { Database } from '../supabase/database.types';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { sameName } from './canonical-names';
import type { Filters } from './filters';
import { type FoundPlace, findPlace, NO_PLACE } from './places';

/** The most rows that search_vehicles returns. */
const MOST_ROWS = 100;

type SearchArguments = Database['public']['Functions']['search_vehicles']['Args'];

async function search(args: SearchArguments) {
  await tagPage(tags.vehicles);
  const rows = await withRetry(() => publicClient().rpc('search_vehicles', args));
  return { vehicles: (rows ?? []).map(toSummary), total: rows?.[0]?.total_count ?? 0 };
}

/** All makes with their models, by name. Cached for CACHE_SECONDS.makes. Throws BackendError. */
export const getMakes = unstable_cache(
  async (): Promise<Make[]> => {
    const rows = await withRetry(() =>
      publicClient().from('vehicle_makes').select('id, name, models:vehicle_models(id, name)'),
    );
    // Sorted here: the database's collation would put 'smart' after 'Volvo'.
    const byName = (a: { name: string }, b: { name: string }) =>
      a.name.localeCompare(b.name, 'en-GB');
    return (rows ?? [])
      .map((make) => ({ ...make, models: make.models.toSorted(byName) }))
      .toSorted(byName);
  },
  ['makes'],
  { revalidate: CACHE_SECONDS.makes, tags: [tags.makes] },
);

/** Looks up the filters' make and model; `isKnown` is false if a given name does not exist. */
async function findModel({ make: makeName, model: modelName }: Filters) {
  if (!makeName) return { make: undefined, model: undefined, isKnown: true };
  const make = (await getMakes()).find(sameName(makeName));
  const model = make?.models.find(sameName(modelName));
  return { make, model, isKnown: Boolean(modelName ? model : make) };
}

export type VehiclePage = {
  vehicles: VehicleSummary[];
  /** Number of results on all pages. */
  total: number;
  /** The page returned: the last one if the requested page is beyond it. */
  page: number;
  pages: number;
  /** The canonical name of the make; empty if none is given or it is unknown. */
  make: string;
} & FoundPlace;

/** One page of the vehicles for sale that match the filters. Throws BackendError. */
export async function searchVehicles(filters: Filters): Promise<VehiclePage> {
  const [{ make, model, isKnown }, near] = await Promise.all([
    findModel(filters),
    filters.location ? findPlace(filters.location) : NO_PLACE,
  ]);
  const known = { make: make?.name ?? '', ...near };
  // An unknown make or model has no results.
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
    p_tax_max: given(filters.taxMax),
    p_verdicts: given(filters.verdict)?.split(',') as Verdict[] | undefined,
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

/** The newest vehicles for sale and the total count, for the home page. Throws BackendError. */
export const getFeaturedVehicles = () => search({ p_limit: FEATURED_COUNT });

/**
 * A coupé well below its valuation, for the home page's picture: one of this colour if there is one, null
 * if there is no coupé. Throws BackendError.
 */
export async function getHeroVehicle(colour: string): Promise<VehicleSummary | null> {
  const { vehicles } = await search({
    p_body_type: 'coupe',
    p_verdicts: ['under'],
    p_sort: 'verdict',
    p_limit: MOST_ROWS,
  });
  // A price below the range may have a reason that the site does not know.
  const fair = vehicles.filter(({ isVerified }) => isVerified);
  return fair.find((vehicle) => vehicle.colour === colour) ?? fair[0] ?? null;
}
