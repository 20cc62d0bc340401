import 'server-only';
import { unstable_cache } from 'next/cache';
import { CACHE_SECONDS, tagList, tags } from '../core/cache';
import { FEATURED_COUNT, PAGE_SIZE } from '../listings/constants';
import { toSummary } from '../listings/summary';
import type { Make, VehicleSummary } from '../listings/types';
import { mayBePromoted } from '../listings/verdict';
import type { Json } from '../supabase/database.types';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { SearchChip } from './chips';
import { nameFacets, type SqlFacets } from './facet-counts';
import { type Filters, isNarrowed } from './filters';
import { readMakes } from './makes';
import { type PanelChoices, panelChoices } from './panel-choices';
import type { FoundPlace } from './places';
import { countAllFacets, countFacets, readFacets } from './read-facets';
import { dropFacets, nearestFilters, type Relaxation, readRelaxations } from './relaxations';
import { type ResolvedFilters, resolveFilters } from './resolve-filters';
import {
  describeUnknownWords,
  dropUnknown,
  type ResolvedSearch,
  searchLabels,
} from './saved-search';
import type { SqlFilters } from './sql-filters';

/** Maximum number of rows that search_vehicles returns. */
const MAX_ROWS = 100;
/** Below this many results a list offers relaxed filters and the nearest vehicles. */
const MIN_RESULTS = 6;
/** Maximum number of changed filters that are searched for the nearest vehicles. */
const MAX_SEARCHES = 3;

type Page = { sort?: Filters['sort']; limit: number; offset?: number };

async function search(filters: Partial<SqlFilters>, { sort, limit, offset }: Page) {
  const rows = await withRetry(() =>
    publicClient().rpc('search_vehicles', {
      p_filters: filters as Json,
      p_sort: sort,
      p_limit: limit,
      p_offset: offset,
    }),
  );
  return { vehicles: (rows ?? []).map(toSummary), total: rows?.[0]?.total_count ?? 0 };
}

/**
 * Those of up to 100 vehicles that lists may promote; the database judges those without a
 * valuation.
 */
async function promotedOf(vehicles: VehicleSummary[]) {
  const unvalued = vehicles.flatMap(({ id, value }) => (value === null ? [id] : []));
  const fair =
    unvalued.length > 0
      ? await withRetry(() => publicClient().rpc('promoted_vehicles', { p_ids: unvalued }))
      : null;
  return vehicles.filter(
    ({ id, value, verdict }) => mayBePromoted(value, verdict) || fair?.includes(id),
  );
}

/** All makes with their models, by name. Cached for CACHE_SECONDS.makes. Throws BackendError. */
export const getMakes = unstable_cache(readMakes, ['makes'], {
  revalidate: CACHE_SECONDS.makes,
  tags: [tags.makes],
});

/** The seller of this id; null if they have nothing for sale. Throws BackendError. */
const findSeller = (id: string) =>
  withRetry(() => publicClient().from('sellers').select('id, name').eq('id', id).maybeSingle());

export type VehiclePage = {
  /** The filters that are applied: see ResolvedFilters. */
  filters: Filters;
  misspelt: string;
  vehicles: VehicleSummary[];
  /** Number of results on all pages. */
  total: number;
  /** The page returned: the last one if the requested page is beyond it. */
  page: number;
  pages: number;
  /**
   * The seller whose vehicles alone are listed; null for all sellers, also if the requested seller
   * has no vehicles for sale.
   */
  seller: { id: string; name: string } | null;
  /** The canonical names of the makes; empty if none is given or known. */
  makes: string;
  /** The meanings of the words of the search, each with the text without it. */
  searchChips: SearchChip[];
  /** Words of the search without a known meaning, as typed. */
  unknownWords: string[];
  unreadWords: string[];
  /** With few results: changes of the filters that find more, and vehicles that the first of them find. */
  relaxations: Relaxation[];
  nearest: VehicleSummary[];
  /** The filters that found the first of the nearest vehicles. */
  nearestBy: Filters | null;
} & FoundPlace;

/** The vehicles on the page asked for, or on the last one if there are fewer pages. */
async function searchPage({ filters, sql, isUnknown }: ResolvedFilters) {
  if (isUnknown) return { vehicles: [], total: 0, page: 1, pages: 1 };
  const at = (page: number) =>
    search(sql, { sort: filters.sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  let page = filters.page;
  let found = await at(page);
  if (found.total === 0 && page > 1) {
    const first = await at(1);
    page = Math.max(1, Math.ceil(first.total / PAGE_SIZE));
    found = page === 1 ? first : await at(page);
  }
  return { ...found, page, pages: Math.max(1, Math.ceil(found.total / PAGE_SIZE)) };
}

/** The number of vehicles that filters find. */
async function count(filters: Filters, makes: Make[]) {
  const { sql, isUnknown } = await resolveFilters(filters, makes);
  return isUnknown ? 0 : (await readFacets(sql, [])).total;
}

/** The changes of the filters that find more, and the vehicles that the first changes find. */
async function relax(resolved: ResolvedFilters, counted: SqlFacets, makes: Make[]) {
  const { filters } = resolved;
  const read = resolved.isUnknown
    ? [{ ...dropFacets(filters, ['make']), total: counted.total }]
    : readRelaxations(filters, resolved.searchChips, counted.relaxations);
  // The remaining words of a search may change their meaning without the others.
  const exact = await Promise.all(
    read.map(async (one) =>
      one.filters.search && one.filters.search !== filters.search
        ? { ...one, total: await count(one.filters, makes) }
        : one,
    ),
  );
  const relaxations = exact.filter(({ total }) => total > (resolved.isUnknown ? 0 : counted.total));
  if (relaxations.length === 0) {
    const target = dropFacets(filters, counted.missed ?? []);
    if (!target.label) return { relaxations, nearest: [], nearestBy: null };
    const total = await count(target.filters, makes);
    relaxations.push({ ...target, total });
  }
  const nearest: VehicleSummary[] = [];
  const searches = nearestFilters(filters, resolved.searchChips, relaxations);
  for (const changed of searches.slice(0, MAX_SEARCHES)) {
    if (nearest.length >= 2 * MIN_RESULTS) break;
    const { sql } = await resolveFilters(changed, makes);
    const { vehicles } = await search(sql, { sort: changed.sort, limit: 2 * MIN_RESULTS });
    nearest.push(...(await promotedOf(vehicles)));
  }
  return { relaxations, nearest, nearestBy: searches[0] ?? null };
}

/** Resolves the filters for both the list and its counts. */
async function readFilters(filters: Filters) {
  // Without a chosen make, the makes are optional.
  const makes = await getMakes().catch((error: unknown): Make[] => {
    if (filters.make) throw error;
    return [];
  });
  const seller = filters.seller ? await findSeller(filters.seller) : null;
  const resolved = await resolveFilters({ ...filters, seller: seller?.id ?? '' }, makes);
  const { sql, isUnknown } = resolved;
  /** The filters without an unknown make. */
  const known = isUnknown ? { ...sql, make_ids: undefined, model_ids: undefined } : sql;
  return { makes, seller, resolved, known };
}

/** The choices of the filter panel with the vehicles that each would find. Throws BackendError. */
export async function getPanelChoices(filters: Filters): Promise<PanelChoices> {
  const { makes, resolved, known } = await readFilters(filters);
  const counted = isNarrowed(filters)
    ? await countFacets(known, filters.model !== '')
    : await countAllFacets();
  return panelChoices(filters, nameFacets(counted, makes, resolved.makes), makes);
}

/**
 * The number of matching vehicles that were listed after a time in epoch milliseconds; MAX_ROWS stands for as many or
 * more. Throws BackendError.
 */
export async function countNewer(filters: Filters, since: number): Promise<number> {
  const { resolved } = await readFilters(filters);
  if (resolved.isUnknown) return 0;
  const page = { p_sort: 'newest', p_limit: MAX_ROWS };
  const rows = await withRetry(() =>
    publicClient().rpc('search_vehicles', { p_filters: resolved.sql as Json, ...page }),
  );
  return (rows ?? []).filter(({ created_at: listed }) => listed && Date.parse(listed) > since)
    .length;
}

/**
 * Returns one page of the vehicles for sale that match the filters and, with few results, the
 * results of changed filters. Throws BackendError.
 */
export async function searchVehicles(filters: Filters): Promise<VehiclePage> {
  const { makes, seller, resolved, known } = await readFilters(filters);
  const { near, misspelt, searchChips, unknownWords, unreadWords } = resolved;
  const found = await searchPage(resolved);
  const { relaxations, nearest, nearestBy } =
    found.total < MIN_RESULTS
      ? await relax(resolved, await readFacets(known, [], true), makes)
      : { relaxations: [], nearest: [], nearestBy: null };
  const shown = new Set(found.vehicles.map(({ id }) => id));
  const others = nearest.filter(({ id }) => !shown.has(id) && shown.add(id)).slice(0, MIN_RESULTS);
  await tagList([...found.vehicles, ...others]);
  return {
    ...found,
    ...near,
    filters: resolved.filters,
    misspelt,
    seller,
    makes: resolved.makes.map(({ name }) => name).join(),
    searchChips,
    unknownWords,
    unreadWords,
    relaxations,
    nearestBy,
    nearest: others,
  };
}

/**
 * Resolves a search that is to be saved: its parts that mean nothing are dropped, and named in
 * `leftOut`. Throws BackendError.
 */
export async function resolveSearch(filters: Filters): Promise<ResolvedSearch> {
  const { seller, resolved } = await readFilters(filters);
  const { known, leftOut } = dropUnknown(filters, resolved, seller !== null);
  if (leftOut.length > 0) {
    const rest = await resolveSearch(known);
    return { ...rest, leftOut: [...leftOut, ...rest.leftOut] };
  }
  return {
    filters: known,
    labels: searchLabels(resolved, seller?.name),
    sql: resolved.sql,
    leftOut: describeUnknownWords(resolved),
  };
}

/** Counts the vehicles for sale that SQL filters find. Throws BackendError. */
export const countVehicles = async (sql: Partial<SqlFilters>) => (await readFacets(sql, [])).total;

/** The filters of a saved search as its chips name them. Throws BackendError. */
export async function getSearchLabels(filters: Filters): Promise<string[]> {
  // Only the words of a search, and the name of a seller, need the database.
  if (!filters.search && !filters.seller) return searchLabels({ filters });
  const { seller, resolved } = await readFilters(filters);
  return searchLabels(resolved, seller?.name ?? 'a seller with nothing for sale');
}

/**
 * Returns the newest vehicles for sale without a suspicious price, and the total count, for the
 * home page. Throws BackendError.
 */
export async function getFeaturedVehicles() {
  const { vehicles, total } = await search({}, { limit: 4 * FEATURED_COUNT });
  const featured = (await promotedOf(vehicles)).slice(0, FEATURED_COUNT);
  await tagList(featured);
  return { vehicles: featured, total };
}

/**
 * Returns the number of vehicles that ask clearly less than usual, and the AI Verified one that is
 * furthest below the usual price, for the home page; null if there is none. Throws BackendError.
 */
export async function getBargains() {
  const { vehicles, total } = await search(
    { verdicts: ['under'] },
    { sort: 'verdict', limit: MAX_ROWS },
  );
  // A price below the range may have a reason unknown to the site.
  const vehicle = vehicles.find(({ isVerified }) => isVerified) ?? null;
  await tagList(vehicle ? [vehicle] : []);
  return { vehicle, total };
}
