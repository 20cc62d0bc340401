import { normaliseName } from '../../core/normalise-name';
import { joinAlternatives, type Segment } from './alternatives';
import { readOutcode } from './car-codes';
import { ENGLISH_WORDS } from './english-words';
import { type Lexicon, lexiconOf } from './lexicon';
import { TRIM_WORDS } from './plain-words';
import { isFigure, isUnsupported, readRun } from './read-run';
import { spell } from './spelling';
import { type Token, tokenise } from './tokens';
import type { Entry, ParsedSearch, Term, Vocabulary } from './types';

/**
 * Maximum words of a phrase; the longest are about numbers: 'golf no more than 60,000 miles on the
 * clock'.
 */
const MAX_WORDS = 8;
/** Maximum number of terms that the database takes. */
export const MAX_TERMS = 12;
/** An unknown word costs more than any number of terms. */
const COST = { term: 1, filler: 0.6, unsupported: 1, unknown: 100 };

type Path = { cost: number; segment: Segment; next: number };

/**
 * Divides the words into phrases with the fewest unknown words, then the fewest phrases; prefers
 * longer ones first.
 */
function segment(tokens: readonly Token[], lexicon: Lexicon): Segment[] {
  const best: Path[] = [];
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    for (let length = Math.min(MAX_WORDS, tokens.length - at); length > 0; length -= 1) {
      const run = tokens.slice(at, at + length);
      const reading = readRun(run, lexicon, tokens[at - 1]);
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

const toTerm = (
  text: string,
  run: readonly Token[],
  { label, meaning, excludes }: Entry,
): Term => ({
  text: text.slice(run[0]?.start, run.at(-1)?.end),
  start: run[0]?.start ?? 0,
  label,
  ...(run.some(({ corrected }) => corrected) && { corrected: true }),
  ...(excludes && { excludes }),
  meaning,
});

/** Whether a word means little by itself: a letter, a number, an ordinary word. */
const isWeak = (key: string) =>
  /^(?:.|\d+)$/.test(key) || ENGLISH_WORDS.has(key) || TRIM_WORDS.has(key);

/**
 * Decides between a model and another meaning of the same word ('2008', 'edge') by the models of
 * the other terms. A model code ('125') of a model that they do not name is unknown, and so is a
 * weak word ('4', 'style') that is not a trim of theirs.
 */
function disambiguate(
  { run, entry }: Segment,
  others: readonly Entry[],
  vocabulary: Vocabulary,
): Segment['entry'] {
  if (typeof entry !== 'object') return entry;
  if (entry.meaning.place)
    return readOutcode(entry, run.map(({ lower }) => lower).join(' '), others, vocabulary);
  const { trimModels } = vocabulary;
  const pure = others.filter(
    ({ meaning, name }) => name !== 'code' && meaning.models && Object.keys(meaning).length === 1,
  );
  const named = new Set(pure.flatMap(({ meaning }) => meaning.models ?? []));
  const { models, ...rest } = entry.meaning;
  const isCode = entry.name === 'code';
  const isOpen = isCode || Object.keys(rest).length > 0;
  const isDigit = run.length === 1 && /^\d$/.test(run[0]?.key ?? '');
  if (isDigit && named.size === 0) return 'unknown';
  if (models && (named.size === 0 || !(isOpen || isDigit))) return entry;
  if (models?.some((id) => named.has(id)))
    return entry.name === 'model' || isCode ? { ...entry, meaning: { models } } : entry;
  if (isCode) return 'unknown';
  const { trims = [], ...more } = rest;
  const key = run.map((token) => token.key).join('');
  const isOwn = trims.some((trim) => trimModels[trim]?.some((id) => named.has(id)));
  const isOther = Object.keys(more).length > 0;
  if (!isOwn && !isOther && isWeak(key)) return 'unknown';
  if (!isOwn && !isOther && models && (entry.name || trims.length === 0))
    return { ...entry, meaning: { models } };
  const whole = models && trims.find((trim) => normaliseName(trim) === key);
  return { label: whole ?? entry.label, meaning: rest, isNarrow: entry.isNarrow };
}

/** Parses the words of a search to terms, all of which a vehicle must match. Never throws. */
export function parseSearch(text: string, vocabulary: Vocabulary): ParsedSearch {
  const lexicon = lexiconOf(vocabulary);
  const tokens = tokenise(text, lexicon).map((token, at, all) =>
    spell(token, lexicon, all[at - 1]),
  );
  const segments = segment(tokens, lexicon);
  const entries = segments.flatMap(({ entry }) => (typeof entry === 'object' ? entry : []));
  const decided = segments.map((part): Segment => {
    const others = entries.filter((other) => other !== part.entry);
    return { ...part, entry: disambiguate(part, others, vocabulary) };
  });
  const terms: Term[] = [];
  const unknown: string[] = [];
  const unread: string[] = [];
  /** Words in no list, which may be the name of a make or model that is not in the catalogue. */
  const strange: Token[][] = [];
  const models = vocabulary.makes.flatMap((make) => make.models.map(({ id }) => id));
  const joined = joinAlternatives(decided, models);
  for (const { run, entry } of joined) {
    const phrase = text.slice(run[0]?.start, run.at(-1)?.end);
    if (entry === 'unknown' || entry === 'inexpressible') {
      unknown.push(phrase);
      if (entry === 'unknown' && !isUnsupported(run, lexicon)) strange.push(run);
    } else if (entry !== 'filler' && terms.length === MAX_TERMS) unread.push(phrase);
    else if (typeof entry === 'object') terms.push(toTerm(text, run, entry));
  }
  // A name contains no fillers, and a number is a name only by itself.
  const isName =
    !joined.some(({ entry }) => entry === 'filler') &&
    strange.some((run) => !run.every(isFigure) || joined.length === 1);
  return { terms, unknown, unread, saysNothing: terms.length === 0 && !isName };
}
