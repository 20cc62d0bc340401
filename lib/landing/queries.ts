import 'server-only';
import type { Route } from 'next';
import { tagList } from '../core/cache';
import { PAGE_SIZE } from '../listings/constants';
import { toSummary } from '../listings/summary';
import { type LandingChoice, landingPath, paths } from '../paths';
import type { Database } from '../supabase/database.types';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { parentsOf } from './choice';
import type { LandingFacts, LandingPage, ModelAdverts, NoLandingPage } from './types';

type SummaryRow = Database['public']['CompositeTypes']['vehicle_summary'];

/** The JSON of the SQL function `landing_page`. */
type Row = Pick<LandingPage, 'names' | 'total' | 'neighbours'> & {
  facts: LandingFacts | null;
  vehicles: SummaryRow[];
  cheapest: SummaryRow | null;
};

const PREFIX = paths.landing('');

async function read(path: Route, page: number): Promise<Row | null> {
  const args = { p_path: path.slice(PREFIX.length), p_page: page };
  // Safe cast: the function builds it in this form.
  const row = (await withRetry(() => publicClient().rpc('landing_page', args))) as Row | null;
  const { vehicles = [], cheapest } = row ?? {};
  await tagList([...vehicles, ...(cheapest ? [cheapest] : [])].map(toSummary));
  return row;
}

/** The adverts of a model; null if it has no landing page. Throws BackendError. */
export async function getModelAdverts(model: LandingChoice): Promise<ModelAdverts | null> {
  await tagList([]);
  const args = { p_path: landingPath(model).slice(PREFIX.length) };
  // Safe cast: the function builds it in this form.
  return (await withRetry(() => publicClient().rpc('model_adverts', args))) as ModelAdverts | null;
}

/**
 * The landing page of a choice, with one page of its cars: the last one if the requested page is beyond it.
 * Throws BackendError.
 */
export async function getLandingPage(
  choice: LandingChoice,
  requested: number,
): Promise<LandingPage | NoLandingPage> {
  const path = landingPath(choice);
  const isOfModel = choice.model !== undefined && choice.town === undefined && requested === 1;
  const [first, figures] = await Promise.all([
    read(path, requested),
    isOfModel ? getModelAdverts(choice) : null,
  ]);
  let row = first;
  const pages = Math.ceil((row?.total ?? 0) / PAGE_SIZE);
  const page = Math.min(requested, pages);
  if (page > 0 && page < requested) row = await read(path, page);
  if (!row?.facts || !row.cheapest) {
    const parents = parentsOf(choice);
    const listed = await listedLandingPages(parents);
    const above = parents.find((parent) => listed.includes(parent)) ?? paths.vehicles;
    return { above, wasListed: row !== null };
  }
  const { facts, vehicles, cheapest } = row;
  return {
    ...row,
    facts,
    page,
    pages,
    vehicles: vehicles.map(toSummary),
    cheapest: toSummary(cheapest),
    adverts: figures?.adverts ?? [],
  };
}

/**
 * Returns those of the paths that are landing pages with enough cars, most cars first. Throws
 * BackendError.
 */
export async function listedLandingPages(candidates: readonly Route[]): Promise<string[]> {
  if (candidates.length === 0) return [];
  const rows = await withRetry(() =>
    publicClient()
      .from('landing_pages')
      .select('path')
      .in(
        'path',
        candidates.map((path) => path.slice(PREFIX.length)),
      )
      .gt('cars', 0)
      .order('cars', { ascending: false })
      .order('path'),
  );
  return (rows ?? []).map(({ path }) => paths.landing(path));
}

/**
 * Returns the landing pages that contain a vehicle for sale, in the nearest town that can have one;
 * null if there is none. Throws BackendError.
 */
export async function landingPagesOfVehicle(id: string) {
  const row = await withRetry(() =>
    publicClient().rpc('vehicle_landing_pages', { p_vehicle_id: id }).single(),
  );
  const pathOf = (slugs?: string | null) => (slugs ? paths.landing(slugs) : null);
  return {
    make: pathOf(row?.make),
    model: pathOf(row?.model),
    town: pathOf(row?.town),
    modelInTown: pathOf(row?.model_in_town),
    townName: row?.town_name ?? null,
  };
}

/** Number of towns that the home page links to. */
const TOWNS = 24;

/** The towns with most cars within 15 miles that have a landing page. Throws BackendError. */
export async function largestTowns(): Promise<{ label: string; href: Route }[]> {
  const rows = await withRetry(() =>
    publicClient()
      .from('landing_pages')
      .select('path, town:landing_towns!inner(name)')
      .is('make_id', null)
      .gt('cars', 0)
      .order('cars', { ascending: false })
      .order('path')
      .limit(TOWNS),
  );
  return (rows ?? []).map(({ path, town }) => ({ label: town.name, href: paths.landing(path) }));
}
