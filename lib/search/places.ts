import 'server-only';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';

/** Degrees north and east. */
type Centre = { latitude: number; longitude: number };
/** The town of an outward code. */
type Town = Centre & { town: string; region: string | null };

export type FoundPlace = {
  /** The canonical name; empty for an unknown place. */
  location: string;
  /** The origin of distances; null for an unknown or ambiguous name. */
  place: Centre | null;
  /** Names of other matching towns, in alphabetical order. */
  otherPlaces: string[];
};

export const NO_PLACE: FoundPlace = { location: '', place: null, otherPlaces: [] };

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One place per region with a town of that name: 'Gillingham, Dorset', but 'Leeds' in region Leeds. */
function townsByRegion(rows: readonly Town[]) {
  const regions = [...new Set(rows.map(({ region }) => region))];
  return regions
    .map((region) => {
      const codes = rows.filter((row) => row.region === region);
      const town = codes[0]?.town ?? '';
      return {
        region,
        name: region && region !== town ? `${town}, ${region}` : town,
        centre: {
          latitude: mean(codes.map(({ latitude }) => latitude)),
          longitude: mean(codes.map(({ longitude }) => longitude)),
        },
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}

/** Picks the only town, or the one whose region has the same name; the others become suggestions. */
function chooseTown(location: string, towns: ReturnType<typeof townsByRegion>): FoundPlace {
  const chosen = towns.length === 1 ? towns[0] : towns.find(({ name }) => name === location);
  const others = towns.filter((town) => town !== chosen);
  return { location, place: chosen?.centre ?? null, otherPlaces: others.map(({ name }) => name) };
}

/** The outward codes of all towns with this name, ignoring case. */
async function readTowns(name: string): Promise<Town[]> {
  // PostgREST treats `*` as a wildcard in ilike and cannot escape it. No town name contains one.
  if (name.includes('*')) return [];
  const pattern = name.replace(/[%_\\]/g, '\\$&');
  const rows = await withRetry(() =>
    publicClient()
      .from('outcodes')
      .select('town, region, latitude, longitude')
      .ilike('town', pattern)
      .order('outcode'),
  );
  return rows ?? [];
}

/**
 * Finds an outward code ('ME7'), a town ('Leeds') or a town with region ('Gillingham, Dorset'). An
 * ambiguous name resolves to the town whose region has the same name, or to none. Throws BackendError.
 */
export async function findPlace(location: string): Promise<FoundPlace> {
  const byCode = await withRetry(() =>
    publicClient()
      .from('outcodes')
      .select('latitude, longitude')
      .eq('outcode', location.toUpperCase())
      .maybeSingle(),
  );
  if (byCode) return { ...NO_PLACE, location, place: byCode };
  const towns = await readTowns(location);
  const [first] = towns;
  if (first) return chooseTown(first.town, townsByRegion(towns));
  const [, town, region] = /^(.+), ?([^,]+)$/.exec(location)?.map((part) => part.trim()) ?? [];
  if (!town || !region) return NO_PLACE;
  const [place] = townsByRegion(await readTowns(town)).filter(
    (other) => other.region?.toLowerCase() === region.toLowerCase(),
  );
  return place ? { location: place.name, place: place.centre, otherPlaces: [] } : NO_PLACE;
}
