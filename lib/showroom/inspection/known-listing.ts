import { formatDate, formatMileage, plural } from '../../format';
import { blank, finding } from './finding';
import { contradiction, type KnownRule } from './known-history';
import type { Finding, InspectionFacts } from './types';

/** Minimum number of photographs that show a car from all sides. */
const MIN_PHOTOS = 6;

function plate({ isPlateShown }: InspectionFacts): Finding | null {
  if (isPlateShown === null) return null;
  return isPlateShown
    ? finding('question', 'The listing shows the plate: check it on GOV.UK, then against the car.')
    : finding('look', 'The listing does not show the plate: ask for it before you travel.');
}

function advert({ claims }: InspectionFacts): Finding | null {
  const differs = claims?.filter(({ verdict }) => verdict === 'contradicts') ?? [];
  const agrees = claims?.filter(({ verdict }) => verdict === 'agrees') ?? [];
  if (claims === null) return null;
  if (differs[0]) {
    const said = differs.flatMap(({ sentence }) => sentence ?? []);
    return finding('warning', said.join(' ') || 'Its text and the listing differ.');
  }
  if (agrees.length === 0)
    return finding('question', 'Nothing in the text can be checked against the listing.');
  return finding(
    'fine',
    `${plural(agrees.length, 'statement')} of the text checked against the listing, none differs.`,
  );
}

function photographs({ photos }: InspectionFacts): Finding | null {
  if (photos === null) return null;
  if (photos === 0)
    return finding('look', 'The listing has no photographs; its pictures are illustrations.');
  const said = `The listing has ${plural(photos, 'photograph')}`;
  return photos < MIN_PHOTOS
    ? finding('look', `${said}: ask for the sides it does not show.`)
    : finding('question', `${said}: compare them with the car in front of you.`);
}

function askingPrice({ valuation }: InspectionFacts): Finding {
  if (!valuation) return blank('There is no valuation to compare it with.');
  const { verdict, label, outlier, valuedOn } = valuation;
  const by = `by the valuation of ${formatDate(valuedOn)}`;
  const said = `${label}, ${by}`;
  if (outlier === 'low')
    return finding('warning', `Below nearly all such cars, ${by}. There may be a reason.`);
  if (outlier === 'high')
    return finding('look', `Above nearly all such cars, ${by}. Ask what explains it.`);
  if (verdict === 'none')
    return finding('question', 'The valuation’s range is too wide for a verdict.');
  if (verdict === 'over' || verdict === 'above')
    return finding('look', `${said}: ask what explains it.`);
  return finding('fine', `${said}.`);
}

function seller({ sellerType }: InspectionFacts): Finding | null {
  if (sellerType === null) return null;
  return sellerType === 'private'
    ? finding(
        'question',
        'A private seller: the car must be as described, and more you cannot claim.',
      )
    : finding(
        'question',
        'A dealer: the Consumer Rights Act applies. Note the company’s name on the order form.',
      );
}

function cleanAir({ ulez }: InspectionFacts): Finding | null {
  if (ulez === 'meets')
    return finding(
      'fine',
      'By its fuel and year it meets the ULEZ standard; TfL’s checker has the last word.',
    );
  if (ulez === 'fails')
    return finding('warning', 'By its fuel and year it does not meet the ULEZ standard.');
  return null;
}

/** A claim that no field can confirm, such as 'HPI clear'. */
function uncheckedRecord({ claims }: InspectionFacts): Finding | null {
  const said = claims?.find(({ kind }) => kind === 'record');
  return said
    ? finding('question', `The advert says ‘${said.quote}’; nothing here can confirm it.`)
    : null;
}

function writeOff(facts: InspectionFacts): Finding | null {
  return facts.writeOff
    ? finding(
        'warning',
        `${facts.writeOff}, by the seller’s word: see what was repaired, and the bills.`,
      )
    : uncheckedRecord(facts);
}

function finance(facts: InspectionFacts): Finding | null {
  return facts.isFinanceOwed
    ? finding(
        'warning',
        'The seller says that finance is owed: have the lender confirm that it is settled.',
      )
    : uncheckedRecord(facts);
}

function fees(facts: InspectionFacts): Finding | null {
  const said = facts.claims?.find(({ kind }) => kind === 'fees');
  return (
    contradiction(facts, 'fees', 'price') ??
    (said ? finding('look', `The advert says ‘${said.quote}’.`) : null)
  );
}

function colour(facts: InspectionFacts): Finding | null {
  if (facts.colour === null) return null;
  return contradiction(facts, 'colour') ?? finding('question', `The listing says ${facts.colour}.`);
}

function mileageShown(facts: InspectionFacts): Finding | null {
  const { mileage } = facts;
  if (mileage === null) return blank('The listing gives no mileage.');
  const differs = contradiction(facts, 'mileage');
  return (
    differs ??
    finding('question', `The listing says ${formatMileage(mileage)}, by the seller’s word.`)
  );
}

/** Rules about the listing and its advert, by point. */
export const KNOWN_LISTING: Record<string, KnownRule> = {
  'number-plate-match': plate,
  'advert-agrees': advert,
  photographs,
  'asking-price': askingPrice,
  seller,
  'clean-air': cleanAir,
  finance,
  'write-off': writeOff,
  fees,
  'colour-on-v5c': colour,
  'odometer-display': mileageShown,
  'wear-and-miles': mileageShown,
};
