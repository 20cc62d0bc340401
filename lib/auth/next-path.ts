import type { Route } from 'next';
import { paths } from '../paths';

const ORIGIN = 'https://site.invalid';
const NO_PAGE = /^\/[/\\]|^\/(auth|api|dev|_next)(\/|$)/i;

/**
 * Where to go after signing in: a path of this site with its query, or home for anything else
 * (another site in any of its spellings, the sign-in page itself, no page at all).
 */
export function safeNextPath(next: unknown): Route {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next) || next.length > 2000)
    return paths.home;
  try {
    const { origin, pathname, search, hash } = new URL(next, ORIGIN);
    // As the router reads it: an encoded slash or letter is the same path.
    const isPage = origin === ORIGIN && !NO_PAGE.test(decodeURIComponent(pathname));
    return isPage ? (`${pathname}${search}${hash}` as Route) : paths.home;
  } catch {
    return paths.home;
  }
}

/** The same from a mailed link, where the auth service writes the whole address of the site. */
export const nextOfLink = (next: unknown, siteUrl: string): Route =>
  safeNextPath(
    typeof next === 'string' && next.startsWith(`${siteUrl}/`) ? next.slice(siteUrl.length) : next,
  );
