import { formatMonth, plural } from '../../format';
import type { DefectFact, Finding, InspectionFacts, InspectionPoint, TestFact } from './types';

const DAY = 86_400_000;
const DAYS_PER_MONTH = 30.44;
/** A failure, its repair and the retest belong to one visit. */
const VISIT_DAYS = 31;
/** After half a year of use, a test without a note about a point proves little. */
const FRESH_DAYS = 183;
/** A note older than three yearly tests is out of date. */
const OLD_DAYS = 1100;

const KINDS: Record<DefectFact['kind'], string> = {
  advisory: 'advisory',
  minor: 'minor defect',
  major: 'failed on',
  dangerous: 'failed as dangerous',
  other: 'note',
};
/** Remarks that a tester could not see everything. */
const HIDDEN = /hid|hides|could not be inspected/i;

export const daysBetween = (from: string, to: string) =>
  (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY;

/**
 * Lower-cases a text for use in a sentence: 'Both rear tyres worn' → 'both rear tyres worn'; 'ABS
 * …' stays.
 */
const inSentence = (text: string) =>
  /^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const isFailure = ({ kind }: DefectFact) => kind === 'major' || kind === 'dangerous';
const gravity = (defect: DefectFact) =>
  Number(isFailure(defect)) * 2 + Number(defect.severity === 'serious');

/** The worst note about a point in the newest test that has one. */
function newestNote({ mot }: InspectionPoint, tests: TestFact[]) {
  for (const test of tests) {
    const [defect] = test.defects
      .filter(({ summary, severity }) => severity !== 'information' && mot?.test(summary))
      .sort((a, b) => gravity(b) - gravity(a));
    if (defect) return { test, defect };
  }
  return null;
}

/** The finding of MOT notes about a point; null without notes, or if they are old. */
export function motNote(point: InspectionPoint, { mot, today }: InspectionFacts): Finding | null {
  const latest = mot?.tests[0];
  const note = mot && newestNote(point, mot.tests);
  if (!(latest && note) || daysBetween(note.test.date, today) > OLD_DAYS) return null;
  const { test, defect } = note;
  const said = `MOT of ${formatMonth(test.date)}, ${KINDS[defect.kind]}: ${inSentence(defect.summary)}.`;
  const isCurrent = daysBetween(test.date, latest.date) <= VISIT_DAYS;
  const isMended = isFailure(defect) && latest.passed && !test.passed;
  if (isMended)
    return { state: 'look', because: `${said} It passed since: ask for the repair’s invoice.` };
  if (!isCurrent)
    return { state: 'look', because: `${said} Not noted since: ask what was done about it.` };
  const isGrave = isFailure(defect) || defect.severity === 'serious';
  return { state: isGrave ? 'warning' : 'look', because: said };
}

/**
 * Whether a missing note counts: the tester saw everything, and the wording of all notes is known.
 */
const isLegible = ({ defects }: TestFact) =>
  defects.every(({ summary, severity }) => severity !== null && !HIDDEN.test(summary));

/** The finding of a test without a note about a tested point; null without a test. */
export function motSilence(
  point: InspectionPoint,
  { mot, today }: InspectionFacts,
): Finding | null {
  const latest = mot?.tests[0];
  if (!(point.isTested && latest)) return null;
  const when = `MOT of ${formatMonth(latest.date)}`;
  if (!latest.passed)
    return {
      state: 'question',
      because: `${when} failed: what it did not note may still be wrong.`,
    };
  if (!isLegible(latest))
    return {
      state: 'question',
      because: `${when} noted nothing here, but parts were hidden or a note is unclear.`,
    };
  const days = daysBetween(latest.date, today);
  if (days <= FRESH_DAYS)
    return { state: 'fine', because: `${when}: passed, and nothing noted here.` };
  const ago = plural(Math.round(days / DAYS_PER_MONTH), 'month');
  return { state: 'question', because: `${when} noted nothing here, but that was ${ago} ago.` };
}
