import { readFileSync } from 'node:fs';
import { checkText } from '@/lib/advert-check/check-text';
import type { AdvertReport, Kind, ReadCar, SignKind } from '@/lib/advert-check/types';
import { knownUlez } from '@/lib/running-costs/known-ulez';

const FOLDER = 'tests/advert-check/adverts';
const FILES = {
  heldOut: ['held-out-1', 'held-out-2'],
  tuned: ['tuned-1', 'tuned-2'],
} as const;

/** The day for which the adverts were written. */
const TODAY = '2026-11-30';

/** An advert with its marks: contradictions and warning signs by kind, and what it says of the car. */
export type Marked = {
  text: string;
  wrong?: Kind[];
  signs?: SignKind[];
  facts: Record<string, string | number>;
};

export const readMarked = (set: keyof typeof FILES): Marked[] =>
  FILES[set].flatMap((file) =>
    readFileSync(`${FOLDER}/${file}.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .map((line): Marked => JSON.parse(line)),
  );

export const check = (text: string): AdvertReport =>
  checkText(text, { today: TODAY, ulezOf: knownUlez });

/** How many marked things of a kind were found, and how many unmarked ones were reported. */
type Row = { kind: string; marked: number; found: number; falseAlarms: number };

function tally(pairs: { marked: readonly string[]; reported: readonly string[] }[]): Row[] {
  const rows = new Map<string, Row>();
  const row = (kind: string) => {
    const known = rows.get(kind) ?? { kind, marked: 0, found: 0, falseAlarms: 0 };
    rows.set(kind, known);
    return known;
  };
  for (const { marked, reported } of pairs) {
    for (const kind of new Set(marked)) {
      row(kind).marked += 1;
      if (reported.includes(kind)) row(kind).found += 1;
    }
    for (const kind of new Set(reported)) if (!marked.includes(kind)) row(kind).falseAlarms += 1;
  }
  return [...rows.values()].sort((a, b) => a.kind.localeCompare(b.kind));
}

const FIELDS: Readonly<Record<string, keyof ReadCar>> = {
  make: 'make',
  model: 'model',
  year: 'year',
  mileage: 'mileage',
  price: 'askingPrice',
  fuel: 'fuelType',
  gearbox: 'transmission',
  engine: 'engineSize',
};

/** Whether the value that was read is the marked one; litres may be rounded. */
const isSame = (read: unknown, marked: string | number) =>
  typeof marked === 'number' && typeof read === 'number'
    ? Math.abs(read - marked) <= (marked < 10 ? 0.06 : 0)
    : String(read).toLowerCase() === String(marked).toLowerCase();

/** The names of the marked facts of a car that were read rightly, wrongly and not at all. */
function compareFacts({ facts }: Marked, { car }: AdvertReport) {
  return Object.entries(FIELDS).flatMap(([name, field]) => {
    const marked = facts[name];
    if (marked === undefined) return [];
    const read = car[field];
    const outcome = read === undefined ? 'missed' : isSame(read, marked) ? 'right' : 'wrong';
    return [{ name, outcome } as const];
  });
}

function factRows(set: Marked[]) {
  const all = set.flatMap((advert) => compareFacts(advert, check(advert.text)));
  return Object.keys(FIELDS).map((name) => {
    const own = all.filter((one) => one.name === name);
    const count = (outcome: string) => own.filter((one) => one.outcome === outcome).length;
    return { kind: name, marked: own.length, right: count('right'), wrong: count('wrong') };
  });
}

function figuresOf(set: Marked[]) {
  const checked = set.map((advert) => ({ advert, report: check(advert.text) }));
  const isClean = ({ wrong = [] }: Marked) => wrong.length === 0;
  const clean = checked.filter(({ advert }) => isClean(advert));
  return {
    adverts: set.length,
    withoutContradiction: clean.length,
    cleanWithAlarm: clean.filter(({ report }) => report.contradictions.length > 0).length,
    contradictions: tally(
      checked.map(({ advert, report }) => ({
        marked: advert.wrong ?? [],
        reported: report.contradictions.map(({ kind }) => kind),
      })),
    ),
    signs: tally(
      checked.map(({ advert, report }) => ({
        marked: advert.signs ?? [],
        reported: report.signs.map(({ kind }) => kind),
      })),
    ),
    facts: factRows(set),
  };
}

type Written = { scam: boolean; description: string };

/** Adverts that others wrote for the check of listings: scams meant to pass unnoticed, and honest ones like them. */
const readWritten = (): Written[] =>
  ['wide', 'unseen-strangers'].flatMap((file) =>
    readFileSync(`tests/moderation/adverts/${file}.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .map((line): Written => JSON.parse(line)),
  );

function scamFigures() {
  const reports = readWritten().map(({ scam, description }) => ({
    scam,
    report: check(description),
  }));
  const hasSign = ({ signs }: AdvertReport) => signs.some(({ kind }) => kind !== 'extra');
  const scams = reports.filter(({ scam }) => scam);
  const honest = reports.filter(({ scam }) => !scam);
  return {
    scams: scams.length,
    scamsWithSign: scams.filter(({ report }) => hasSign(report)).length,
    honest: honest.length,
    honestWithSign: honest.filter(({ report }) => hasSign(report)).length,
    honestWithContradiction: honest.filter(({ report }) => report.contradictions.length > 0).length,
  };
}

/** The figures of both halves, as lib/advert-check/accuracy.json holds them. */
export const evaluate = () => ({
  heldOut: figuresOf(readMarked('heldOut')),
  tuned: figuresOf(readMarked('tuned')),
  written: scamFigures(),
});
