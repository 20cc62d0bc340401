import 'server-only';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import { readMakes } from './makes';
import type { Vocabulary } from './words/types';

const namesSchema = z.object({
  trims: z.array(z.string()),
  trim_models: z.record(z.string(), z.array(z.string())),
  features: z.array(z.string()),
});

/** Minimum population of a town that is found by the words of a search. */
const TOWN = 5000;
/** Maximum number of rows that the API returns at once. */
const PAGE = 1000;

async function readTowns(): Promise<Pick<Vocabulary, 'towns' | 'regions'>> {
  const places: { name: string; region: string; country: string }[] = [];
  for (let from = 0; ; from += PAGE) {
    const rows = await withRetry(() =>
      publicClient()
        .from('places')
        .select('name, region, country')
        .gte('population', TOWN)
        .order('population', { ascending: false })
        .order('id')
        .range(from, from + PAGE - 1),
    );
    places.push(...(rows ?? []));
    if (!rows || rows.length < PAGE) break;
  }
  return {
    towns: [...new Set(places.map(({ name }) => name))],
    regions: [...new Set(places.flatMap(({ region, country }) => [region, country]))],
  };
}

async function readVocabulary(): Promise<Vocabulary> {
  const [makes, names, places] = await Promise.all([
    readMakes(),
    withRetry(() => publicClient().rpc('search_vocabulary')),
    readTowns(),
  ]);
  const { trim_models: trimModels, ...rest } = namesSchema.parse(names);
  return { makes, ...rest, trimModels, ...places };
}

/** Returns the same object until it expires, because words/lexicon.ts caches by it. */
const cached = new LRUCache<'vocabulary', Vocabulary>({
  max: 1,
  ttl: 3_600_000,
  allowStale: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: readVocabulary,
});

/**
 * Returns the possible meanings of the words of a search, refreshed after an hour. Throws
 * BackendError.
 */
export async function getVocabulary(): Promise<Vocabulary> {
  const vocabulary = await cached.fetch('vocabulary');
  if (!vocabulary) throw new Error('No vocabulary was read');
  return vocabulary;
}
