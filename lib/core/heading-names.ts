import { normaliseName } from './normalise-name';
import { MAX_HEADING_LENGTH } from './table-limits';

/**
 * Lower-cases a heading or cell and separates its words: 'vatScheme' and 'VAT_SCHEME' become 'vat
 * scheme'.
 */
export const separateWords = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim();

/**
 * Maximum number of names of a nested heading that are read, from the innermost: any of them may
 * end the name of a column.
 */
const MAX_PARTS = 6;

/** Ends of nested headings that add nothing to the heading above them, as in `make.name`. */
const NO_MORE = /^(?:value|name|text|amount|label|count|content)$/;

/** Beginnings without meaning, which every heading of a car may have: `vehicle_make`. */
const OF_CAR = /^(?:vehicle|car|veh)(?=[a-z]{4})/;

/** Groups about money, papers or other cars, whose price or mileage is not that of the car for sale. */
const OTHER_GROUP =
  /^(?:finance|monthly|payments?|deposit|hp|pcp|lease|leasing|images?|photos?|pictures?|media|videos?|gallery|features?|options?|equipment|extras|warranty|insurance|tax|mot|history|service|similar|related|alternatives?|partexchange|px|tradein|trade|was|old|original|previous|rrp|competitors?|dimensions|performance|emissions|economy|author|category|shipping|delivery|checks?|reviews?|tests?)$/;

/** Groups about the seller; only their place applies to the car. */
const SELLER_GROUP =
  /^(?:dealer(?:ship)?|seller|vendor|branch|site|contact|retailer|store|company|user)$/;
const PLACE = /^(?:town|city|location|postcode|postalcode)$/;

/**
 * Returns the normalised names that a heading may have, the best first: 'Stock No.' is stockno; the
 * nested `details.price.retail` is detailspriceretail, priceretail, retailprice or retail.
 */
export function namesOfHeading(heading: string): string[] {
  if (heading.length > MAX_HEADING_LENGTH) return [];
  const parts = heading
    .split(/\.(?=\S)/)
    .slice(-MAX_PARTS)
    .map(normaliseName);
  const last = parts.at(-1) ?? '';
  const groups = parts.slice(0, -1);
  const whole = parts.join('');
  if (groups.length === 0) return [...new Set([whole, whole.replace(OF_CAR, '')])];
  if (groups.some((group) => SELLER_GROUP.test(group))) return PLACE.test(last) ? [last] : [];
  const named = NO_MORE.test(last) ? groups : parts;
  if (groups.some((group) => OTHER_GROUP.test(group))) return [whole, named.join('')];
  const tails = parts.flatMap((_, at) => [parts.slice(at).join(''), named.slice(at).join('')]);
  const turned = named.slice(-2).reverse().join('');
  // An id alone may belong to a make or a picture.
  return [...new Set([...tails, turned])].filter((name) => name !== '' && name !== 'id');
}
