import { quoted } from './quoted';
import type { Contradiction, Kind, Quoted } from './types';

/** The subjects of an advert, the weightiest first, each with the question that a buyer asks about it. */
const SUBJECTS: readonly (readonly [kind: Kind, subject: string, question: string])[] = [
  [
    'record',
    'Whether it was ever written off',
    'Has an insurer ever written it off (category A, B, C, D, S or N), or has it been in an accident?',
  ],
  ['finance', 'Finance owed on it', 'Is any finance owed on it, and with whom?'],
  ['mileage', 'Its miles', 'How many miles does it show today, and does each MOT agree?'],
  ['serviceHistory', 'Its service history', 'Which services are proved by stamps or invoices?'],
  ['mot', 'Its MOT', 'Until when is its MOT, and what did the last one advise?'],
  ['owners', 'How many keepers it had', 'How many keepers are in the log book before you?'],
  ['keys', 'How many keys come with it', 'How many keys come with it?'],
  ['imported', 'Whether it was imported', 'Was it first sold in the UK, or imported?'],
  ['price', 'Its price', 'What is the full price, with every fee?'],
  ['year', 'Its year', 'When was it first registered?'],
  ['model', 'Its model', 'Which make, model and version is it, as the log book has them?'],
  ['fuel', 'Its fuel', 'Which fuel does it run on?'],
  ['gearbox', 'Its gearbox', 'Is it manual or automatic?'],
];

const MOT_PASSED = 'The MOT date in your advert has passed: does it have a new one?';
/** A question for every car, as adverts rarely answer it. */
const LOG_BOOK = 'Is the log book (V5C) in your name and at your address, and may I see it?';

/** Subjects that the text is silent about, the weightiest first. */
const silent = (mentions: readonly Quoted[]) =>
  SUBJECTS.filter(([kind]) => !mentions.some((mention) => mention.kind === kind));

export const missingOf = (mentions: readonly Quoted[]) =>
  silent(mentions).map(([, subject]) => subject);

/** Whether the latest MOT of the text ends before a month. */
const hasPassed = (mentions: readonly Quoted[], month: number) => {
  const ends = mentions.flatMap(({ kind, value }) =>
    kind === 'mot' && value !== null && typeof value !== 'string' ? [value[1]] : [],
  );
  return ends.length > 0 && Math.max(...ends) < month;
};

/**
 * The questions to the seller: about contradictions, then the log book, then about what the text leaves out. `month` is
 * the number of today's month, as in the values of MOT mentions.
 */
export function questionsOf(
  mentions: readonly Quoted[],
  contradictions: readonly Contradiction[],
  month: number,
) {
  return [
    ...contradictions.map(({ quotes }) => {
      const [one = '', other] = quotes.map(quoted);
      return other
        ? `Your advert says ${one} and ${other}: which one is right?`
        : `Your advert says ${one}: can you show that?`;
    }),
    ...(hasPassed(mentions, month) ? [MOT_PASSED] : []),
    LOG_BOOK,
    ...silent(mentions).map(([, , question]) => question),
  ];
}
