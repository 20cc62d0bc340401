import { type Severity, WORDING } from './advisory-wording';
import type { MotDefect, MotTest } from './types';

export type PlainDefect = {
  /** Plain text; the tester's text if the wording is unknown. */
  summary: string;
  /** Null if the wording is unknown. */
  severity: Severity | null;
  /** The meaning to a buyer; null if the wording is unknown. */
  meaning: string | null;
};

/** A recurring defect in plain text, with the number of tests that noted it. */
export type RepeatedDefect = { summary: string; tests: number; from: string; to: string };

const MEANINGS: Record<Severity, string> = {
  information: 'A remark: nothing to repair.',
  small: 'A lamp or a number plate: check that it is in order now.',
  wear: 'Ordinary wear. Ask what has been replaced since.',
  repair: 'Ask for the repair’s receipt, or allow for it in your offer.',
  serious: 'Can be costly. Have it looked at before you pay.',
};
const FAILURES: Partial<Record<MotDefect['kind'], string>> = {
  major: 'The car failed on this. Ask for the repair’s receipt.',
  dangerous: 'Dangerous on the day of the test. Ask for the repair’s receipt.',
};

/** The section of the manual at the end, such as '(5.2.3 (e))', '(4.1.E.1)' or '[1.1.A.3b]'. */
const SECTION = /\s*[([|]\d+(?:\.\w+)+[\s()\w.]*[)\]|]\.?\s*$/;
/** Phrases that say that a defect is mild; their words would match a worse defect. */
const MITIGATION =
  /\b(?:but )?(?:structural rigidity )?(?:is |are )?not (?:to excess|seriously|considered|excessive|resulting|significant|unduly|adversely)\w*[^,;/]*/g;

const ABBREVIATED = /\b(n|o)\/?s(?:\/?(f|r))?\b/g;
const PLACE = '(?:nearside|offside|both|front|rear|upper|lower|inner|outer|centre|left|right)';
const LEADING = new RegExp(`^(?:${PLACE}(?: sides?)?[\\s,&]*(?:and )?)+`);
const ANYWHERE = new RegExp(`\\b(?:${PLACE}(?:\\s+|$))+`);

function normalise(text: string) {
  return text
    .toLowerCase()
    .replace(SECTION, '')
    .replace(ABBREVIATED, (_, side: string, end?: string) =>
      [side === 'n' ? 'nearside' : 'offside', end && (end === 'f' ? 'front' : 'rear')]
        .filter(Boolean)
        .join(' '),
    )
    .replace(/front to rear|\s+/g, ' ')
    .trim();
}

/**
 * The place of a part as seen from the driver's seat: 'nearside front lower' → 'left front lower'.
 */
function placeOf(text: string): string {
  const said = LEADING.exec(text)?.[0] ?? ANYWHERE.exec(text)?.[0] ?? '';
  const says = (...words: string[]) => words.some((word) => said.includes(word));
  const left = says('nearside', 'left');
  const right = says('offside', 'right');
  return [
    says('both') || (left && right) ? 'both' : left ? 'left' : right ? 'right' : '',
    says('front') && says('rear') ? 'front and rear' : says('front') ? 'front' : '',
    says('rear') && !says('front') ? 'rear' : '',
    ['upper', 'lower', 'inner', 'outer', 'centre'].find((word) => says(word)) ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills a place into a rule's text: '{} tyre[s] worn' → 'Both front tyres worn'. */
const placed = (text: string, place: string) =>
  capitalised(
    text
      .replace('{}', place)
      .replace(/\[(e?s)\]/, place.startsWith('both') ? '$1' : '')
      .replace(/\s+/g, ' ')
      .replace(/,\s*$/, '')
      .trim(),
  );

/** Explains a tester's note: plain text, meaning and severity. */
export function explainDefect({ kind, text }: MotDefect): PlainDefect {
  const written = normalise(text);
  const place = placeOf(written);
  const mild = written.replace(MITIGATION, '');
  const rule = WORDING.find(({ patterns }) => patterns.every((pattern) => pattern.test(mild)));
  if (!rule) return { summary: text.trim(), severity: null, meaning: FAILURES[kind] ?? null };
  const { summary, severity } = rule;
  return {
    summary: placed(summary, place),
    severity,
    meaning: FAILURES[kind] ?? MEANINGS[severity],
  };
}

const DAY = 86_400_000;
/** Tests this close together belong to one visit: a failure, its repair and the retest. */
const RETEST_DAYS = 31;
/** A defect that is not noted for longer than two yearly tests was repaired in between. */
const LASTING_DAYS = 800;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

/**
 * Defects that several tests noted, the most frequent first, except those repaired long ago, and
 * lamps and ordinary wear, which recur naturally.
 */
export function repeatedDefects(tests: MotTest[]): RepeatedDefect[] {
  const oldestFirst = tests.toSorted((a, b) => a.date.localeCompare(b.date));
  const latest = oldestFirst.at(-1)?.date ?? '';
  const seen = new Map<string, RepeatedDefect>();
  for (const { date, defects } of oldestFirst)
    for (const { summary, severity } of defects.map(explainDefect)) {
      if (severity && /^(information|small|wear)$/.test(severity)) continue;
      const key = severity ? summary : normalise(summary);
      const known = seen.get(key);
      const days = known ? daysBetween(known.to, date) : Number.POSITIVE_INFINITY;
      if (!known || days > LASTING_DAYS) seen.set(key, { summary, tests: 1, from: date, to: date });
      else if (days > RETEST_DAYS) seen.set(key, { ...known, tests: known.tests + 1, to: date });
    }
  return [...seen.values()]
    .filter((found) => found.tests > 1 && daysBetween(found.to, latest) <= LASTING_DAYS)
    .sort((a, b) => b.tests - a.tests);
}
