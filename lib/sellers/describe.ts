import { formatMonth, plural } from '../format';
import { SELLER_TYPES } from '../listings/constants';
import type { SellerPage } from './types';

/** The message for an address without a seller who has cars for sale. */
export const SELLER_MISSING = {
  title: 'Seller Not Found',
  text: 'No seller with cars for sale is at this address. They may have sold their last one.',
} as const;

/**
 * Minimum vehicles of a dealer's page that is indexed; private.listed_dealers has the same number.
 */
const INDEXABLE_FROM = 3;

/** Whether search engines may index a seller's page. */
export const isIndexable = ({ sellerType, total }: SellerPage) =>
  sellerType !== 'private' && total >= INDEXABLE_FROM;

/**
 * Title and description of a seller's page. They omit the name of a private seller, which is for
 * readers of the page, not for search engines and link previews.
 */
export function sellerHead(seller: SellerPage) {
  const { sellerType, name, location, since, total, page } = seller;
  const kind = SELLER_TYPES[sellerType];
  const isPrivate = sellerType === 'private';
  const where = location ? ` in ${location}` : '';
  const cars = `${plural(total, 'used car')} for sale`;
  const who = isPrivate ? `a private seller${where}` : `${name}, ${kind.toLowerCase()}${where}`;
  return {
    title: `${isPrivate ? kind : name}${where}: used cars for sale${page > 1 ? `, page ${page}` : ''}`,
    description: `${cars} from ${who}, on Forecourt since ${formatMonth(since)}.${page > 1 ? ` Page ${page}.` : ''}`,
  };
}
