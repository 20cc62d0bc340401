import 'server-only';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { MAX_TEXT } from './parse-filters';
import { parsePlace } from './place-text';

/** Degrees north and east. */
export type Centre = { latitude: number; longitude: number };

export type FoundPlace = {
  /** The canonical name; empty for an unknown place. */
  location: string;
  /** The origin of distances; null for an unknown place. */
  place: Centre | null;
  /** Other places of that name, largest first; for an unknown place, the nearest spellings. */
  otherPlaces: string[];
};

export const NO_PLACE: FoundPlace = { location: '', place: null, otherPlaces: [] };

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The London districts that are divided by letters: 'W1A', 'SE1P'. */
const LETTERED = /^(EC[1-4]|WC[12]|(?:NW|S[EW]|[ENW])1)[A-Z]$/;

/**
 * The codes to look up in place of a code that is not a district: large users of the post have
 * their own codes, with a letter after their district ('W1A', 'SE1P') or a high number, which means
 * the area's first district ('LS98'). A word of a search may have that form without being a code
 * ('E46').
 */
const codesFor = (code: string, isWord: boolean) =>
  isWord
    ? [code, code.replace(LETTERED, '$1')]
    : [code, code.replace(/[A-Z]$/, ''), code.replace(/^([A-Z]+)[4-9]\d$/, '$11')];

/**
 * Finds the centre of an outward code; for a London district without its letter ('SW1'), the centre
 * of its codes.
 */
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
 * Finds a postcode ('LS6', or 'Leeds LS6 3AA', of which only the outward code is used), a town or a
 * suburb ('near Leeds', 'Headingley, Leeds', 'Gillingham, Dorset'). A name of several places means
 * the largest. `isWord` finds only existing codes, for a word of a search without another sign of a
 * place. Throws BackendError.
 */
export async function findPlace(location: string, isWord = false): Promise<FoundPlace> {
  if (location.length > MAX_TEXT) return NO_PLACE;
  const { code, name } = parsePlace(location);
  let byCode: Centre | null = null;
  for (const each of new Set(code ? codesFor(code, isWord) : [])) byCode ??= await findCode(each);
  if (byCode) return { location: code, place: byCode, otherPlaces: [] };
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
