import 'server-only';
import type { Route } from 'next';
import { tagPage, tags } from '../core/cache';
import { PAGE_SIZE } from '../listings/constants';
import { toSummary } from '../listings/summary';
import { type LandingChoice, paths } from '../paths';
import type { Database } from '../supabase/database.types';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { bodyOf, fuelOf, parentsOf } from './choice';
import type { LandingFacts, LandingNames, LandingPage, NoLandingPage } from './types';

type SummaryRow = Database['public']['CompositeTypes']['vehicle_summary'];

/** The JSON of the SQL function `landing_page`. */
type Row = {
  make: string | null;
  model: string | null;
  town: string | null;
  cars: number;
  wasListed: boolean;
  facts: LandingFacts;
  vehicles: SummaryRow[];
  cheapest: SummaryRow | null;
  neighbours: {
    path: string;
    make: string | null;
    model: string | null;
    town: string | null;
    body_type: LandingNames['body'];
    fuel_type: LandingNames['fuel'];
    cars: number;
    miles: number | null;
  }[];
};

/** The fewest cars of a page; with a town, within 15 miles of it. */
const FEWEST = 3;
const FEWEST_IN_TOWN = 6;

async function read(choice: LandingChoice, page: number): Promise<Row | null> {
  await tagPage(tags.vehicles);
  const { make, model, town } = choice;
  const [body, fuel] = [bodyOf(choice), fuelOf(choice)];
  // An unknown value would be left out of the arguments.
  if ((choice.body && !body) || (choice.fuel && !fuel)) return null;
  const args = { p_make: make, p_model: model, p_town: town, p_body: body, p_fuel: fuel };
  // Safe cast: the function builds it in this form.
  return (await withRetry(() =>
    publicClient().rpc('landing_page', { ...args, p_page: page }),
  )) as Row | null;
}

/**
 * The landing page of a choice, with one page of its cars: the last one if the requested page is beyond it.
 * Throws BackendError.
 */
export async function getLandingPage(
  choice: LandingChoice,
  requested: number,
): Promise<LandingPage | NoLandingPage> {
  let row = await read(choice, requested);
  const pages = Math.ceil((row?.cars ?? 0) / PAGE_SIZE);
  const page = Math.min(requested, pages);
  if (row && page > 0 && page < requested) row = await read(choice, page);
  const hasEnough = row && row.cars >= (choice.town ? FEWEST_IN_TOWN : FEWEST);
  if (!row?.cheapest || !hasEnough) {
    const parents = parentsOf(choice);
    const listed = await listedLandingPages(parents);
    const above = parents.find((path) => listed.includes(path)) ?? paths.vehicles;
    return { above, wasListed: row?.wasListed ?? false };
  }
  const { make, model, town, facts, cars: total } = row;
  return {
    names: { make, model, town, body: bodyOf(choice) ?? null, fuel: fuelOf(choice) ?? null },
    ...{ facts, total, page, pages },
    vehicles: row.vehicles.map(toSummary),
    cheapest: toSummary(row.cheapest),
    neighbours: row.neighbours.map(({ body_type: body, fuel_type: fuel, ...other }) => ({
      ...other,
      ...{ body, fuel },
    })),
  };
}

const PREFIX = paths.landing('');

/** Those of the paths that are landing pages with enough cars. Throws BackendError. */
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
      .gt('cars', 0),
  );
  return (rows ?? []).map(({ path }) => paths.landing(path));
}

/** How many towns the home page links to. */
const TOWNS = 24;

/** The towns with most cars within 15 miles that have a landing page. Throws BackendError. */
export async function largestTowns(): Promise<{ label: string; href: Route }[]> {
  const rows = await withRetry(() =>
    publicClient()
      .from('landing_pages')
      .select('path, town:landing_towns(name)')
      .like('path', 'in/%')
      .gt('cars', 0)
      .order('cars', { ascending: false })
      .order('path')
      .limit(TOWNS),
  );
  return (rows ?? []).flatMap(({ path, town }) =>
    town ? { label: town.name, href: paths.landing(path) } : [],
  );
}
