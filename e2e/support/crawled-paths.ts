// Each function tells the kind of page that a path of this site leads to.
import { pageAt } from '../../lib/pages';
import { paths } from '../../lib/paths';

export const isLanding = (path: string) => path.startsWith('/used-cars/');

export const isSeller = (path: string) => /^\/sellers\/[\w-]{36}$/.test(path);

export const isCar = (path: string) => /^\/vehicles\/[\w-]{36}$/.test(path);

/**
 * Pages of a user but the favourites, forms, which robots.txt disallows, and comparisons, whose links search engines
 * do not follow: no search engine's business.
 */
export function isPersonal(path: string) {
  const { pathname, search } = new URL(path, 'http://site');
  if (pathname === paths.compare) return search !== '';
  const isOwn = pageAt(pathname)?.cache === 'private' && pathname !== paths.favourites;
  return isOwn || /^\/vehicles\/[^/]+\/report$/.test(pathname);
}
