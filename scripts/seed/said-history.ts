import type { SellerType } from '@/lib/listings/constants';
import type { SaidFact } from '@/lib/listings/facts';
import type { Facts } from '@/lib/listings/fields';
import type { WriteOff } from '@/lib/listings/said-values';
import type { Random } from './prng';
import type { Weighted } from './types';

/** How many sellers of a kind say a thing at all. */
const SAYS: Record<SellerType, number> = { verified_dealer: 0.55, dealer: 0.3, private: 0.25 };

/** The categories of cars that were written off, by frequency; D and C are of older cars. */
const RECENT: Weighted<WriteOff> = [
  ['n', 3],
  ['s', 2],
];
const EARLIER: Weighted<WriteOff> = [
  ['n', 3],
  ['s', 2],
  ['d', 2],
  ['c', 1],
];
const LAST_OF_D = 2017;

const KEYS: Weighted<number> = [
  [2, 80],
  [1, 18],
  [3, 2],
];

type Advert = { year: number; owners: number; description: string | null };

/**
 * The history of a car as its seller says it: most say little, about one in twenty that it was
 * written off. It never contradicts the description.
 */
export function sayHistory(
  random: Random,
  seller: SellerType,
  { year, owners, description }: Advert,
): Pick<Facts, SaidFact> {
  const text = description ?? '';
  const isCleared = text.includes('not written off');
  const isOwn = seller === 'private' && text.includes('One owner from new, that’s me');
  const says = (more = 1) => random.chance(SAYS[seller] * more);
  const category = random.chance(seller === 'verified_dealer' ? 0.03 : 0.08)
    ? random.weighted(year <= LAST_OF_D ? EARLIER : RECENT)
    : null;
  const deniesCategory = says();
  const keys = random.weighted(KEYS);
  const saysKeys = says(0.8);
  const inName = random.chance(seller === 'private' ? 0.95 : 0.4);
  const saysName = says(seller === 'private' ? 1.4 : 0.5);
  const isOwed = random.chance(seller === 'private' ? 0.15 : 0);
  const saysFinance = says();
  const isImport = random.chance(0.02);
  const saysImport = says(0.6);
  const isFirst = seller === 'private' && owners === 1;
  const saysFirst = says(0.6);
  return {
    writeOff: isCleared ? 'none' : (category ?? (deniesCategory ? 'none' : null)),
    keys: /\b(?:both|two) keys/i.test(text) ? 2 : saysKeys ? keys : null,
    v5cInName: saysName ? inName : null,
    financeOwed: isCleared ? 'none' : saysFinance ? (isOwed ? 'to_settle' : 'none') : null,
    isImport: saysImport ? isImport : null,
    isFirstOwner: isOwn || (saysFirst && seller === 'private' ? isFirst : null),
  };
}
