import type { Route } from 'next';
import { cleanText } from '../core/clean-text';
import type { SellerType } from '../listings/constants';
import type { Facts } from '../listings/fields';
import { paths } from '../paths';
import type { ListingStatus, SellerStatus } from './types';

/** The statuses with their names, in the order of the list. */
export const STATUSES: Record<ListingStatus, string> = {
  draft: 'Drafts',
  held: 'Held',
  active: 'For sale',
  reserved: 'Reserved',
  sold: 'Sold',
  archived: 'Archived',
};

export const SORTS = {
  changed: 'Last changed',
  oldest: 'Oldest first',
  price: 'Highest price',
  views: 'Most viewed',
} as const;

/** More pages than anyone has; the database counts rows in 32 bits. */
const MAX_PAGES = 10_000;

/** The filter, search and order of the list's page; `asked` are listings in question. */
export type ListView = {
  status: ListingStatus | 'asked' | null;
  search: string;
  sort: keyof typeof SORTS;
  page: number;
};

/** One of the user's listings in the list. */
export type ListedVehicle = Pick<
  Facts,
  'year' | 'bodyType' | 'colour' | 'price' | 'registrationNumber' | 'location'
> & {
  id: string;
  status: ListingStatus;
  make: string;
  model: string;
  sellerType: SellerType;
  soldPrice: number | null;
  imageUrl: string | null;
  views: number;
  /** ISO date-times. */
  createdAt: string;
  updatedAt: string;
  /** ISO date on which the listing left the site; null if it is, or never was, public. */
  wentOn: string | null;
  /**
   * For the question whether the car is still for sale: the last change, and the time from which
   * the listing may be archived; ISO date-times.
   */
  question: { since: string; archivedFrom: string } | null;
  /** How a buyer has reserved it: the ISO date-time of its end, and the conversation. */
  reservation: { until: string; conversation: string } | null;
  /** Whether it was archived without an answer. */
  isUnanswered: boolean;
  isTakenDown: boolean;
  /** The decision that took it down or holds it, if the seller can appeal. */
  decisionId: string | null;
  /** The statuses that the seller may set now. */
  next: SellerStatus[];
  canDelete: boolean;
};

export type ListingsPage = {
  listings: ListedVehicle[];
  total: number;
  pages: number;
  counts: Partial<Record<ListingStatus, number>>;
  /** Number of listings in question. */
  asked: number;
};

/** The list offers search and sorting above this number of listings; fewer fit on the screen. */
const MAX_WITHOUT_SEARCH = 5;

/** Whether the list offers a search: with many listings, and while a search is active. */
export function offersSearch({ search, sort }: ListView, counts: ListingsPage['counts']): boolean {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return all > MAX_WITHOUT_SEARCH || search !== '' || sort !== 'changed';
}

export type Query = Record<string, string | string[] | undefined>;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

const isStatus = (name: unknown): name is ListingStatus =>
  typeof name === 'string' && Object.hasOwn(STATUSES, name);

/** Parses the view of an address; ignores unknown values. */
export function readView(query: Query): ListView {
  const status = first(query.status);
  const sort = first(query.sort) ?? '';
  const page = Number(first(query.page));
  return {
    status: isStatus(status) || status === 'asked' ? status : null,
    search: cleanText(first(query.search) ?? '').slice(0, 100),
    sort: Object.hasOwn(SORTS, sort) ? (sort as ListView['sort']) : 'changed',
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGES ? page : 1,
  };
}

/** The query of a view, without defaults. */
export function viewQuery({ status, search, sort, page }: ListView): string {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (search) query.set('search', search);
  if (sort !== 'changed') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

export const viewPath = (view: ListView, changed: Partial<ListView> = {}) => {
  const query = viewQuery({ ...view, page: 1, ...changed });
  return (query ? `${paths.myVehicles}?${query}` : paths.myVehicles) as Route;
};

/** The result of an action on a listing, as the address of the list names it. */
export type Outcome = { id: string; is: 'changed' | 'conflict' | 'confirmed' | 'deleted' };

/** The address of the list at a view, with the result of an action. */
export function outcomePath(view: string, { id, is }: Outcome) {
  const query = new URLSearchParams(
    viewQuery(readView(Object.fromEntries(new URLSearchParams(view)))),
  );
  query.set(is, id);
  return `${paths.myVehicles}?${query}` as Route;
}

const OUTCOMES = ['changed', 'conflict', 'confirmed', 'deleted'] as const;

/** Reads the result of an action from the address it led to. */
export function readOutcome(query: Query): Outcome | null {
  for (const is of OUTCOMES) {
    const id = first(query[is]);
    if (id) return { id, is };
  }
  return null;
}

/** The label of the button that gives a listing another status. */
export function statusAction(from: ListingStatus, to: SellerStatus): string {
  if (to === 'active') return from === 'reserved' ? 'Back on sale' : 'Relist';
  if (to === 'archived') return from === 'sold' ? 'Archive' : 'Withdraw';
  return { draft: 'Back to drafts', reserved: 'Reserve', sold: 'Mark sold' }[to];
}
