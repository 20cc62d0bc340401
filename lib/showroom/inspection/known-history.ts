import { formatDate, formatMileage, formatMonth, formatNumber, plural } from '../../format';
import { ageOf } from './applies';
import { blank, finding } from './finding';
import { daysBetween } from './mot-finding';
import type { Finding, InspectionFacts } from './types';

export type KnownRule = (facts: InspectionFacts) => Finding | null;

/** Minimum days left of an MOT; with fewer, a new test is worth asking for. */
const SHORT_MOT_DAYS = 60;
/** Miles a year: rules of thumb, about the British average of 7,000. */
const MANY_MILES = 16_000;
const FEW_MILES = 2500;

/**
 * A contradiction between the advert's text and a field, by kind of claim; null if there is none.
 */
export const contradiction = ({ claims }: InspectionFacts, ...kinds: string[]): Finding | null => {
  const found = claims?.find(
    (claim) => kinds.includes(claim.kind) && claim.verdict === 'contradicts',
  );
  return found?.sentence ? finding('warning', `Advert: ${found.sentence}`) : null;
};

function owners(facts: InspectionFacts): Finding {
  const count = facts.owners;
  const age = ageOf(facts);
  const differs = contradiction(facts, 'owners');
  if (differs) return differs;
  if (count === null) return blank('The listing does not say how many keepers there were.');
  const said = `The listing says ${plural(count, 'owner')}`;
  if (age !== null && count > 2 && count * 2 > age)
    return finding('look', `${said} in about ${plural(age, 'year')}: ask why each sold.`);
  return finding('question', `${said}, by the seller’s word: the V5C must say the same.`);
}

function serviceHistory(facts: InspectionFacts): Finding {
  const differs = contradiction(facts, 'serviceHistory');
  if (differs) return differs;
  switch (facts.serviceHistory) {
    case 'none':
      return finding('warning', 'The listing says that there is none.');
    case 'partial':
      return finding('look', 'The listing says partial: find out which years are missing.');
    case 'full':
      return finding('question', 'The listing says full, by the seller’s word: see every invoice.');
    default:
      return blank('The listing says nothing about it.');
  }
}

function motExpiry({ mot, motExpiry: said, today }: InspectionFacts): Finding {
  const date = mot?.expiry.date;
  if (mot && date) {
    const { isPast, isFirst } = mot.expiry;
    const until = `${isFirst ? 'First MOT due' : isPast ? 'MOT expired on' : 'MOT until'} ${formatDate(date)}, by the record as of ${formatDate(mot.fetchedAt)}.`;
    if (isPast) return finding('warning', until);
    return finding(daysBetween(today, date) < SHORT_MOT_DAYS ? 'look' : 'fine', until);
  }
  if (mot) return finding('warning', 'The record has no valid MOT.');
  if (!said) return blank('The listing does not say, and there is no record to go by.');
  const until = `The listing says ${formatDate(said)}`;
  return said < today
    ? finding('warning', `${until}: it has run out.`)
    : finding('question', `${until}, by the seller’s word: look it up.`);
}

function motResults({ mot }: InspectionFacts): Finding {
  const [latest] = mot?.tests ?? [];
  if (!mot) return blank('There is no MOT record to go by here.');
  if (!latest) return finding('question', 'No test on record yet.');
  if (!latest.passed)
    return finding('warning', `The last test, of ${formatMonth(latest.date)}, failed.`);
  const failed = mot.tests.filter(({ passed }) => !passed);
  const count = plural(mot.tests.length, 'test');
  if (failed[0])
    return finding(
      'look',
      `${failed.length} of ${count} failed, the last in ${formatMonth(failed[0].date)}; it passed since.`,
    );
  return finding(
    'fine',
    `${count} on record, none failed; the last in ${formatMonth(latest.date)}.`,
  );
}

function motRepeats({ mot }: InspectionFacts): Finding {
  const [worst] = mot?.repeats ?? [];
  if (!mot) return blank('There is no MOT record to go by here.');
  if (worst)
    return finding(
      'warning',
      `${worst.summary}: in ${plural(worst.tests, 'test')}, the last in ${formatMonth(worst.to)}.`,
    );
  const [latest] = mot.tests;
  if (!latest || mot.tests.length < 2) return finding('question', 'Too few tests to compare yet.');
  return finding(
    'fine',
    `No repair was noted twice in the tests up to ${formatMonth(latest.date)}.`,
  );
}

function motGaps({ mot }: InspectionFacts): Finding {
  const gap = mot?.odometer.find(({ kind }) => kind === 'gap');
  if (!mot) return blank('There is no MOT record to go by here.');
  if (gap) return finding('look', `${gap.summary}.`);
  const [latest] = mot.tests;
  if (!latest || mot.readings < 2) return finding('question', 'Too few tests to compare yet.');
  return finding(
    'fine',
    `No gap over a year and a half between the tests up to ${formatMonth(latest.date)}.`,
  );
}

function odometer({ mot, mileage }: InspectionFacts): Finding {
  const found = mot?.odometer.filter(({ kind }) => kind !== 'gap') ?? [];
  const fall = found.find(({ kind }) => kind === 'fall');
  if (fall) return finding('warning', `${fall.summary}.`);
  if (found[0]) return finding('look', `${found[0].summary}.`);
  if (!mot) return blank('There is no MOT record to compare with.');
  if (mileage === null) return blank('The listing gives no mileage to compare with the tests.');
  if (mot.readings < 2) return finding('question', 'Too few readings to compare yet.');
  return finding(
    'fine',
    `No mileage falls in ${mot.readings} readings up to the listing’s ${formatMileage(mileage)}, by the record as of ${formatDate(mot.fetchedAt)}.`,
  );
}

function mileageAndAge(facts: InspectionFacts): Finding {
  const { mileage } = facts;
  const age = ageOf(facts);
  if (mileage === null || age === null) return blank('The listing does not give both.');
  const perYear = Math.round(mileage / Math.max(age, 1) / 100) * 100;
  const said = `By the listing, ${formatMileage(mileage)} in about ${plural(Math.max(age, 1), 'year')}: some ${formatNumber(perYear)} a year`;
  if (perYear > MANY_MILES) return finding('look', `${said}, more than most (a rule of thumb).`);
  if (perYear < FEW_MILES && age > 2)
    return finding(
      'look',
      `${said}, so few that rubber, battery and brakes age at rest (a rule of thumb).`,
    );
  return finding('fine', `${said}, ordinary use (a rule of thumb).`);
}

/** Rules about the history of a car, by point. */
export const KNOWN_HISTORY: Record<string, KnownRule> = {
  owners,
  'service-history': serviceHistory,
  'mot-expiry': motExpiry,
  'mot-results': motResults,
  'mot-repeats': motRepeats,
  'mot-gaps': motGaps,
  odometer,
  'mileage-and-age': mileageAndAge,
};
