import { conflicts } from './conflicts';
import { quoted } from './quoted';
import { carOf } from './read-car';
import { type Contradiction, KINDS, type Kind, type Quoted } from './types';

/** Kinds whose statements are compared with each other. */
const COMPARED = (Object.keys(KINDS) as Kind[]).filter(
  (kind) => kind !== 'make' && kind !== 'model' && kind !== 'electric',
);

const both = (one: Quoted, other: Quoted, why = ''): Contradiction => ({
  kind: one.kind,
  quotes: [one.quote, other.quote],
  sentence: `The text says ${quoted(one.quote)} and ${quoted(other.quote)}.${why && ` ${why}`}`,
});

function firstPair(mentions: Quoted[], month: number): Contradiction | null {
  for (const [at, one] of mentions.entries())
    for (const other of mentions.slice(at + 1))
      if (conflicts(one, other, month)) return both(one, other);
  return null;
}

/** Words with which a text speaks of some of the seats, or of a battery beside an engine. */
const FOLDED = /\b(?:fold\w*|leav\w+|remov\w+|down|up|convert\w*|conversion)\b/i;
const WITH_ENGINE = /\b(?:hybrid|phev|plug[- ]?in|range[- ]extender|rex\b|self[- ]charging)/i;

function comparable(kind: Kind, mentions: Quoted[], text: string): Quoted[] {
  const own = mentions.filter((one) => one.kind === kind);
  if (kind === 'seats')
    return own.filter(
      ({ start, end }) => !FOLDED.test(text.slice(Math.max(0, start - 40), end + 20)),
    );
  // An imported car is registered here later.
  if (kind === 'year') return own.filter(({ quote }) => !/in the uk/i.test(quote));
  if (kind === 'fuel' && WITH_ENGINE.test(text))
    return own.filter(({ value }) => value !== 'electric');
  return own;
}

/** An electric car has no clutch, exhaust or manual gearbox. */
function ofElectric(mentions: Quoted[], text: string): Contradiction | null {
  const fuels = mentions.filter(({ kind }) => kind === 'fuel');
  const electric =
    fuels.find(({ value }) => value === 'electric') ??
    mentions.find(({ kind, value }) => kind === 'make' && value === 'Tesla');
  if (!electric || WITH_ENGINE.test(text) || fuels.some(({ value }) => value !== 'electric'))
    return null;
  const part =
    mentions.find(({ kind }) => kind === 'electric') ??
    mentions.find(({ kind, value }) => kind === 'gearbox' && value === 'manual');
  if (!part) return null;
  return { ...both(electric, part, 'An electric car has none.'), kind: 'electric' };
}

/** Meets or fails the standard of London's ULEZ; unsure without all inputs. */
export type UlezOf = (car: ReturnType<typeof carOf>) => 'meets' | 'fails' | 'unsure';

function ofUlez(mentions: Quoted[], ulezOf: UlezOf): Contradiction | null {
  const said = mentions.find(({ kind }) => kind === 'ulez');
  const standard = ulezOf(carOf(mentions));
  // 'No ULEZ' may mean no charge or no compliance.
  if (!said || /^no ulez$/i.test(said.quote) || standard === 'unsure' || said.value === standard)
    return null;
  const verdict = standard === 'meets' ? 'should meet' : 'hardly meets';
  return {
    kind: 'ulez',
    quotes: [said.quote],
    sentence: `The text says ${quoted(said.quote)}; by the age and fuel that it gives, the car ${verdict} the standard.`,
  };
}

/** Finds the statements of a text that cannot all be true: one of a kind. */
export function contradictionsOf(
  text: string,
  mentions: Quoted[],
  { month, ulezOf }: { month: number; ulezOf: UlezOf },
): Contradiction[] {
  const pairs = COMPARED.map((kind) => firstPair(comparable(kind, mentions, text), month));
  const found = [...pairs, ofElectric(mentions, text)];
  const ulez = pairs.some((pair) => pair?.kind === 'ulez') ? null : ofUlez(mentions, ulezOf);
  return [...found, ulez].filter((one) => one !== null);
}
