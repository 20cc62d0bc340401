import 'server-only';
import { unstable_cache } from 'next/cache';
import * as z from 'zod';
import { tags } from '../core/cache';
import { publicClient } from '../supabase/public';
import { withRetry } from '../supabase/with-retry';
import type { Vocabulary } from './words/types';

const namesSchema = z.object({ trims: z.array(z.string()), features: z.array(z.string()) });

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

/** Trims and features of the vehicles for sale, and towns. Cached for an hour. Throws BackendError. */
export const getVocabulary = unstable_cache(
  async (): Promise<Omit<Vocabulary, 'makes'>> => {
    const [names, towns] = await Promise.all([
      withRetry(() => publicClient().rpc('search_vocabulary')),
      readTowns(),
    ]);
    return { ...namesSchema.parse(names), towns };
  },
  ['search vocabulary'],
  { revalidate: 3600, tags: [tags.makes] },
);
