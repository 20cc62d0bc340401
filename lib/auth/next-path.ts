import type { Route } from 'next';
import { isSitePath } from '../core/http/site-path';
import { paths } from '../paths';

const ORIGIN = 'https://site.invalid';
const NO_PAGE = /^\/[/\\]|^\/(auth|api|dev|_next)(\/|$)/i;

/**
 * The redirect target after sign-in: a path of this site with its query, or home for anything else
 * (another origin however spelled, the sign-in page, a path that is not a page). Prevents open redirects.
 */
export function safeNextPath(next: unknown): Route {
  if (typeof next !== 'string' || !isSitePath(next) || next.length > 2000) return paths.home;
  try {
    const { origin, pathname, search, hash } = new URL(next, ORIGIN);
    // Decode first, as the router does: an encoded slash or letter is the same path.
    const isPage = origin === ORIGIN && !NO_PAGE.test(decodeURIComponent(pathname));
    return isPage ? (`${pathname}${search}${hash}` as Route) : paths.home;
  } catch {
    return paths.home;
  }
}

/** The same for an emailed link, in which the auth service writes an absolute URL. */
export const nextOfLink = (next: unknown, siteUrl: string): Route =>
  safeNextPath(
    typeof next === 'string' && next.startsWith(`${siteUrl}/`) ? next.slice(siteUrl.length) : next,
  );
