import type { Route } from 'next';
import { paths } from '../paths';

const ORIGIN = 'https://site.invalid';

/**
 * Where to go after signing in: a path of this site with its query, or home for anything else
 * (another site in any of its spellings, the sign-in page itself, no page at all).
 */
export function safeNextPath(next: unknown): Route {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next) || next.length > 2000)
    return paths.home;
  try {
    const { origin, pathname, search, hash } = new URL(next, ORIGIN);
    const isPage = origin === ORIGIN && !/^\/\/|^\/(auth|api|dev|_next)(\/|$)/i.test(pathname);
    return isPage ? (`${pathname}${search}${hash}` as Route) : paths.home;
  } catch {
    return paths.home;
  }
}
