import { type NextRequest, NextResponse } from 'next/server';
import { pagePolicy } from './lib/csp.mjs';
import { hasEmptyFields, parseFilters, serialiseFilters } from './lib/vehicles/filters';
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

/** Pages made anew for each request: lib/cache-handler.mjs, where all others get their policy, never sees them. */
const MADE_ANEW = /^\/dev\//;

/** Allows the page's inline scripts by a nonce, which Next reads from the request. */
function withNonce(request: NextRequest) {
  if (process.env.NODE_ENV !== 'production') return NextResponse.next();
  const policy = pagePolicy([`'nonce-${crypto.randomUUID()}'`]);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/** Turns a list's query into its normal form and that into a path, so that the page can be kept. */
export function middleware(request: NextRequest) {
  const url = request.nextUrl.clone();
  if (url.pathname !== '/vehicles') {
    if (isNoPage(url.pathname)) {
      url.pathname = '/_not-found';
      return NextResponse.rewrite(url, { status: 404 });
    }
    return MADE_ANEW.test(url.pathname) ? withNonce(request) : NextResponse.next();
  }
  const query = request.nextUrl.searchParams;
  const { filters } = parseFilters(query);
  if (hasEmptyFields(query)) {
    url.search = serialiseFilters(filters);
    return NextResponse.redirect(url, 308);
  }
  url.pathname = `/vehicles/browse/${filtersToSegment(filters)}`;
  url.search = '';
  return NextResponse.rewrite(url);
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/vehicles', '/vehicles/browse/:path*', '/dev/:path*', '/:path(.*%.*)'],
};
