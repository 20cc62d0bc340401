import 'server-only';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';

/** Degrees north and east. */
export type Centre = { latitude: number; longitude: number };

export type FoundPlace = {
  /** The canonical name; empty for an unknown place. */
  location: string;
  /** The origin of distances; null for an unknown place. */
  place: Centre | null;
  /** Other places of that name, largest first; for an unknown one, the nearest spellings. */
  otherPlaces: string[];
};

export const NO_PLACE: FoundPlace = { location: '', place: null, otherPlaces: [] };

const MAX_TEXT = 100;

/** A postcode, whole or begun, among other words; the group is its outward code. */
const POSTCODE = /(?<![a-z\d])([a-z]{1,2}\d[a-z\d]?)(?:\s*\d[a-z]{2}|\s+\d[a-z]?)?(?![a-z\d])/i;
const BEFORE = /^(?:near|nr|around|round|in|at|by|from|close to|within \d+ miles of)\s+(?=\S)/i;
const AFTER = /,?\s+(?:area|(?:city|town) centre|uk|united kingdom|great britain)$/i;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The centre of an outward code; of a London district without its letter ('SW1'), that of its codes. */
async function findCode(code: string): Promise<Centre | null> {
  const rows = await withRetry(() =>
    publicClient()
      .from('outcodes')
      .select('outcode, latitude, longitude')
      .like('outcode', `${code}%`)
      .order('outcode'),
  );
  const exact = rows?.find(({ outcode }) => outcode === code);
  const parts = exact ? [exact] : (rows ?? []).filter(({ outcode }) => /[A-Z]$/.test(outcode));
  if (parts.length === 0) return null;
  return {
    latitude: mean(parts.map(({ latitude }) => latitude)),
    longitude: mean(parts.map(({ longitude }) => longitude)),
  };
}

/**
 * Finds a postcode ('LS6', 'Leeds LS6 3AA', of which only the outward code is used), a town or a suburb
 * ('near Leeds', 'Headingley, Leeds', 'Gillingham, Dorset'). A name of several places means the largest.
 * Throws BackendError.
 */
export async function findPlace(location: string): Promise<FoundPlace> {
  if (location.length > MAX_TEXT) return NO_PLACE;
  const code = POSTCODE.exec(location)?.[1]?.toUpperCase();
  const byCode = code && (await findCode(code));
  if (byCode) return { location: code, place: byCode, otherPlaces: [] };
  // What looks like a postcode must reach no log, even of a district that does not exist.
  const name = location.replace(POSTCODE, ' ').trim().replace(BEFORE, '').replace(AFTER, '');
  if (!name) return NO_PLACE;
  const rows = await withRetry(() => publicClient().rpc('find_places', { p_text: name }));
  const [first, ...others] = rows ?? [];
  if (!first?.is_match) return { ...NO_PLACE, otherPlaces: (rows ?? []).map((row) => row.name) };
  return {
    location: first.name,
    place: { latitude: first.latitude, longitude: first.longitude },
    otherPlaces: others.map((row) => row.name),
  };
}
