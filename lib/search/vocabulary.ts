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

/** Population from which a town is found by the words of a search. */
const TOWN = 5000;
/** The most rows that the interface returns at once. */
const PAGE = 1000;

async function readTowns(): Promise<string[]> {
  const names: string[] = [];
  for (let from = 0; ; from += PAGE) {
    const rows = await withRetry(() =>
      publicClient()
        .from('places')
        .select('name')
        .gte('population', TOWN)
        .order('population', { ascending: false })
        .order('id')
        .range(from, from + PAGE - 1),
    );
    names.push(...(rows ?? []).map(({ name }) => name));
    if (!rows || rows.length < PAGE) return [...new Set(names)];
  }
}

async function readVocabulary(): Promise<Vocabulary> {
  const [makes, names, towns] = await Promise.all([
    readMakes(),
    withRetry(() => publicClient().rpc('search_vocabulary')),
    readTowns(),
  ]);
  const { trim_models: trimModels, ...rest } = namesSchema.parse(names);
  return { makes, ...rest, trimModels, towns };
}

/** One object while it lasts, because what is built from it is cached by it (words/lexicon.ts). */
const cached = new LRUCache<'vocabulary', Vocabulary>({
  max: 1,
  ttl: 3_600_000,
  allowStale: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: readVocabulary,
});

/** What the words of a search can mean, refreshed after an hour. Throws BackendError. */
export async function getVocabulary(): Promise<Vocabulary> {
  const vocabulary = await cached.fetch('vocabulary');
  if (!vocabulary) throw new Error('No vocabulary was read');
  return vocabulary;
}
