/** Number of phrases, and of those with each term. */
export type Counts = { phrases: number; of: Map<string, number> };

export function countTerms(phrases: readonly (readonly string[])[]): Counts {
  const of = new Map<string, number>();
  for (const term of phrases.flat()) of.set(term, (of.get(term) ?? 0) + 1);
  return { phrases: phrases.length, of };
}

export function addCounts(all: readonly Counts[]): Counts {
  const of = new Map<string, number>();
  for (const [term, count] of all.flatMap((counts) => [...counts.of])) {
    of.set(term, (of.get(term) ?? 0) + count);
  }
  return { phrases: all.reduce((sum, { phrases }) => sum + phrases, 0), of };
}

/** Writes counts as text: '12|word,other word*3'. */
export const writeCounts = ({ phrases, of }: Counts) =>
  `${phrases}|${[...of].map(([term, count]) => (count > 1 ? `${term}*${count}` : term)).join(',')}`;

export function readCounts(text: string): Counts {
  const [phrases, terms = ''] = text.split('|');
  const entries = terms.split(',').map((entry) => {
    const [term = '', count = '1'] = entry.split('*');
    return [term, Number(count)] as const;
  });
  return { phrases: Number(phrases), of: new Map(entries.filter(([term]) => term)) };
}
