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
  /** Other places of that name, largest first; for an unknown one, the nearest spellings. */
  otherPlaces: string[];
};

export const NO_PLACE: FoundPlace = { location: '', place: null, otherPlaces: [] };

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The London districts of which letters make more: 'W1A', 'SE1P'. */
const LETTERED = /^(EC[1-4]|WC[12]|(?:NW|S[EW]|[ENW])1)[A-Z]$/;

/**
 * Where a code that is no district is looked for: large users of the post have codes of their own, a letter after
 * their district ('W1A', 'SE1P') or a high number, which is of the area's first district ('LS98'). A word of a search
 * may have that form and be no code at all ('E46').
 */
const codesFor = (code: string, isWord: boolean) =>
  isWord
    ? [code, code.replace(LETTERED, '$1')]
    : [code, code.replace(/[A-Z]$/, ''), code.replace(/^([A-Z]+)[4-9]\d$/, '$11')];

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
 * ('near Leeds', 'Headingley, Leeds', 'Gillingham, Dorset'). A name of several places means the largest. Of a word of a
 * search that nothing else calls a place, only codes that exist are found. Throws BackendError.
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
