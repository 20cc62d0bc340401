import { requestedPage } from '../core/http/requested-page';

/**
 * The path to which a request for a seller's page is rewritten: '~2' after the id for page 2, so
 * that Next can cache each page. Null for an address that is not a seller's.
 */
export function routeSellerPage(pathname: string, query: URLSearchParams) {
  if (decodeURIComponent(pathname).includes('~')) return null;
  const page = requestedPage(query);
  return page === 1 ? pathname : `${pathname}~${page}`;
}

/** Parses a rewritten path's last segment: the seller's id, of whatever form, and the page. */
export function readSellerRoute(segment: string) {
  const [id = '', page = '1'] = segment.split('~');
  return { id, page: Number(page) };
}
