import { type NextRequest, NextResponse } from 'next/server';
import { inlineScriptHash, pagePolicy } from './lib/csp.mjs';
import { EARLY_SCRIPT } from './lib/early-input';
import { MARK_SCRIPT } from './lib/session-mark';
import { renewSession } from './lib/supabase/renew-session';
import { hasEmptyFields, serialiseFilters } from './lib/vehicles/filters';
import { parseFilters } from './lib/vehicles/parse-filters';
import { filtersToSegment } from './lib/vehicles/route';

/**
 * An address no page has: the lists' internal one, and what Next cannot read (it answers a wrong
 * encoding with 500 and takes a line break for a match).
 */
function isNoPage(pathname: string) {
  if (pathname.startsWith('/vehicles/browse/')) return true;
  try {
    return /[\r\n]/.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

/** Pages about a visitor: made anew for each request, under a session that is renewed here. */
const HAS_SESSION =
  /^\/(auth|profile|settings|valuations|favourites|messages|my-vehicles|sell|staff)(\/|$)/;
/** Pages that lib/cache-handler.mjs, where all others get their policy, never sees. */
const isMadeAnew = (path: string) =>
  path.startsWith('/dev/') || path === '/help/search' || HAS_SESSION.test(path);

/** A form or an action on any page may write in a visitor's name. */
const isAction = ({ method, headers }: NextRequest) =>
  method === 'POST' &&
  (headers.has('next-action') || /^multipart\/form-data/i.test(headers.get('content-type') ?? ''));

/** Allows the page's inline scripts by a nonce, which Next reads from the request. */
function withNonce(request: NextRequest) {
  if (process.env.NODE_ENV !== 'production') return NextResponse.next({ request });
  const own = [MARK_SCRIPT, EARLY_SCRIPT].map(inlineScriptHash);
  const policy = pagePolicy([`'nonce-${crypto.randomUUID()}'`, ...own]);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/** Turns a list's query into its normal form and that into a path, so that the page can be kept. */
function route(request: NextRequest) {
  const url = request.nextUrl.clone();
  if (url.pathname !== '/vehicles') {
    if (isNoPage(url.pathname)) {
      url.pathname = '/_not-found';
      return NextResponse.rewrite(url, { status: 404 });
    }
    return isMadeAnew(url.pathname) ? withNonce(request) : NextResponse.next({ request });
  }
  const query = request.nextUrl.searchParams;
  const { filters } = parseFilters(query);
  if (hasEmptyFields(query)) {
    url.search = serialiseFilters(filters);
    return NextResponse.redirect(url, 308);
  }
  url.pathname = `/vehicles/browse/${filtersToSegment(filters)}`;
  url.search = '';
  return NextResponse.rewrite(url, { request });
}

export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (!HAS_SESSION.test(pathname) && !isAction(request)) return route(request);
  const { isUnknown, hasEnded, applyTo } = await renewSession(request);
  // lib/watch-responses.ts gives it its words.
  if (isUnknown) return new NextResponse(null, { status: 503, headers: UNAVAILABLE });
  const response = route(request);
  // A new cookie makes Next draw the page anew under an action's answer: a form would lose what was
  // typed just as it is told so. The next page clears what is left.
  if (!(hasEnded && isAction(request))) applyTo(response);
  return response;
}

const UNAVAILABLE = {
  'Content-Type': 'text/html',
  'Cache-Control': 'no-store',
  'Retry-After': '5',
};

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/vehicles',
    '/vehicles/browse/:path*',
    '/dev/:path*',
    '/help/search',
    '/:path(.*%.*)',
    '/(auth|profile|settings|valuations|favourites|messages|my-vehicles|sell|staff)/:path*',
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
  ],
};
