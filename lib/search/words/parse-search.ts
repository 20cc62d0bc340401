import { type Entry, type Lexicon, lexiconOf } from './lexicon';
import { readRun } from './read-run';
import { spell } from './spelling';
import { type Token, tokenise } from './tokens';
import type { Meaning, ParsedSearch, Term, Vocabulary } from './types';

const MAX_WORDS = 4;
const MAX_TERMS = 12;
/** An unknown word costs more than any number of terms. */
const COST = { term: 1, filler: 0.6, unsupported: 1, unknown: 100 };

/** A run of words with its entry; 'filler' and 'unknown' have none. */
type Segment = { run: Token[]; entry: Entry | 'filler' | 'unknown' };
type Path = { cost: number; segment: Segment; next: number };

/** Divides the words into the fewest phrases that leave the fewest words unknown; longer ones first. */
function segment(tokens: readonly Token[], lexicon: Lexicon): Segment[] {
  const best: Path[] = [];
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    for (let length = Math.min(MAX_WORDS, tokens.length - at); length > 0; length -= 1) {
      const run = tokens.slice(at, at + length);
      const reading = readRun(run, lexicon);
      if (!reading && length > 1) continue;
      const own =
        reading === 'filler'
          ? COST.filler
          : reading === 'unknown'
            ? COST.unsupported
            : reading
              ? COST.term
              : COST.unknown;
      const cost = own + (best[at + length]?.cost ?? 0);
      const known = best[at];
      if (!known || cost < known.cost)
        best[at] = { cost, segment: { run, entry: reading ?? 'unknown' }, next: at + length };
    }
  }
  const segments: Segment[] = [];
  for (let path = best[0]; path; path = best[path.next]) segments.push(path.segment);
  return segments;
}

const toTerm = (text: string, run: readonly Token[], { label, meaning }: Entry): Term => ({
  text: text.slice(run[0]?.start, run.at(-1)?.end),
  label,
  ...(run.some(({ corrected }) => corrected) && { corrected: true }),
  meaning,
});

/** The alternatives of two meanings; null where an entry has only one value. */
function either(a: Meaning, b: Meaning): Meaning | null {
  const merged: Record<string, unknown> = { ...a, ...b };
  for (const [key, value] of Object.entries(a)) {
    const other = b[key as keyof Meaning];
    if (other === undefined) continue;
    if (!Array.isArray(value) || !Array.isArray(other)) return null;
    merged[key] = [...new Set<unknown>([...value, ...other])];
  }
  return merged;
}

/** Whether no vehicle can have both: one list of values each, of the same facet, with none in common. */
function areExclusive(a: Meaning, b: Meaning) {
  const [key, ...more] = Object.keys({ ...a, ...b }) as (keyof Meaning)[];
  const [values, others] = key && more.length === 0 ? [a[key], b[key]] : [];
  return (
    key !== 'features' &&
    Array.isArray(values) &&
    Array.isArray(others) &&
    !values.some((value) => others.some((other) => other === value))
  );
}

/** Joins terms around 'or' ('blue or black') and neighbours that exclude each other ('audi bmw'). */
function joinAlternatives(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const next of segments) {
    const between = joined.at(-1)?.entry === 'filler' ? joined.pop() : undefined;
    const before = joined.at(-1);
    if (typeof before?.entry === 'object' && typeof next.entry === 'object') {
      const [a, b] = [before.entry.meaning, next.entry.meaning];
      const isCode = before.entry.name === 'code' || next.entry.name === 'code';
      const meaning =
        between?.run[0]?.key === 'or' || (areExclusive(a, b) && !isCode) ? either(a, b) : null;
      if (meaning) {
        const label = `${before.entry.label} or ${next.entry.label}`;
        const run = [...before.run, ...(between?.run ?? []), ...next.run];
        joined.splice(-1, 1, { run, entry: { label, meaning } });
        continue;
      }
    }
    joined.push(...(between ? [between] : []), next);
  }
  return joined;
}

/**
 * Decides between a model and another meaning of the same word ('2008', 'edge') by the other terms; null
 * for a model code ('125') of another model than theirs.
 */
function disambiguate(entry: Entry, others: readonly Entry[]): Entry | null {
  const { models, ...rest } = entry.meaning;
  if (!models || (Object.keys(rest).length === 0 && entry.name !== 'code')) return entry;
  const pure = others.filter(({ meaning }) => meaning.models && Object.keys(meaning).length === 1);
  if (pure.length === 0) return entry;
  const possible = models.filter((id) => pure.every(({ meaning }) => meaning.models?.includes(id)));
  if (possible.length === 0) return entry.name === 'code' ? null : { ...entry, meaning: rest };
  return entry.name === 'model' ? { ...entry, meaning: { models } } : entry;
}

/** Reads the words of a search as terms, every one of which a vehicle must match. Never throws. */
export function parseSearch(text: string, vocabulary: Vocabulary): ParsedSearch {
  const lexicon = lexiconOf(vocabulary);
  const tokens = tokenise(text, lexicon.entries).map((token) => spell(token, lexicon));
  const segments = joinAlternatives(segment(tokens, lexicon));
  const entries = segments.flatMap(({ entry }) => (typeof entry === 'object' ? entry : []));
  const terms: Term[] = [];
  const unknown: string[] = [];
  for (const { run, entry } of segments) {
    if (entry === 'filler') continue;
    const others = entries.filter((other) => other !== entry);
    const sense = entry === 'unknown' ? null : disambiguate(entry, others);
    if (sense && terms.length < MAX_TERMS) terms.push(toTerm(text, run, sense));
    else unknown.push(...run.map(({ start, end }) => text.slice(start, end)));
  }
  return { terms, unknown };
}
