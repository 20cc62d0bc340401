import { type NextRequest, NextResponse } from 'next/server';
import { isOverloaded, takePlace } from './lib/core/http/render-queue';
import { pagePolicy } from './lib/runtime/csp.mjs';
import { BUSY, errorResponse } from './lib/runtime/error-page';
import { ownScriptHashes } from './lib/runtime/inline-scripts';
import { isAction, refuseBody, refuseRequest } from './lib/runtime/refuse-request';
import { canonicaliseNames } from './lib/search/canonical-names';
import { filtersToSegment } from './lib/search/filter-segment';
import { hasEmptyFields, serialiseFilters } from './lib/search/filters';
import { parseFilters } from './lib/search/parse-filters';
import { renewSession } from './lib/supabase/renew-session';

/**
 * An address no page has: the lists' internal one, and what Next cannot read (it answers a wrong
 * encoding with 500, and a line break, of which Unicode has four, matches none of its routes).
 */
function isNoPage(pathname: string) {
  if (pathname.startsWith('/vehicles/browse/')) return true;
  try {
    return /[\r\n\u2028\u2029]/.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

/** Pages about a visitor: made anew for each request, under a session that is renewed here. */
const HAS_SESSION =
  /^\/(auth|profile|settings|valuations|favourites|messages|my-vehicles|sell|staff)(\/|$)/;
/** Pages that lib/runtime/cache-handler.mjs, where all others get their policy, never sees. */
const isDynamicPath = (path: string) =>
  path.startsWith('/dev/') || path === '/help/search' || HAS_SESSION.test(path);

/** Allows the page's inline scripts by a nonce, which Next reads from the request. */
function withNonce(request: NextRequest, respond: (headers: Headers) => NextResponse) {
  const headers = new Headers(request.headers);
  if (process.env.NODE_ENV !== 'production') return respond(headers);
  const policy = pagePolicy([`'nonce-${crypto.randomUUID()}'`, ...ownScriptHashes]);
  headers.set('Content-Security-Policy', policy);
  const response = respond(headers);
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/** Passes a request on to its page, which is at `url` where that is not the request's own. */
function pass(request: NextRequest, url?: URL) {
  const respond = (headers: Headers) =>
    url
      ? NextResponse.rewrite(url, { request: { headers } })
      : NextResponse.next({ request: { headers } });
  const isMadeNow = isAction(request) || isDynamicPath(request.nextUrl.pathname);
  return isMadeNow ? withNonce(request, respond) : respond(request.headers);
}

/** Turns a list's query into its normal form and that into a path, so that the page can be kept. */
async function route(request: NextRequest) {
  const url = request.nextUrl.clone();
  if (isNoPage(url.pathname)) {
    url.pathname = '/_not-found';
    return NextResponse.rewrite(url, { status: 404 });
  }
  if (url.pathname !== '/vehicles') return pass(request);
  const query = request.nextUrl.searchParams;
  const asked = parseFilters(query).filters;
  const filters = await canonicaliseNames(asked);
  if (hasEmptyFields(query) || serialiseFilters(filters) !== serialiseFilters(asked)) {
    url.search = serialiseFilters(filters);
    return NextResponse.redirect(url, 308);
  }
  url.pathname = `/vehicles/browse/${filtersToSegment(filters)}`;
  url.search = '';
  return pass(request, url);
}

/** Waits for a place where the response is made for this request alone; null once there is one. */
async function refuseBusy(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const isForm = isAction(request);
  if (!isForm && !isDynamicPath(pathname) && !isNoPage(pathname)) return null;
  try {
    await takePlace(isForm ? 'action' : 'page');
    return null;
  } catch (error) {
    if (isOverloaded(error)) return errorResponse(503, BUSY, { 'Retry-After': '5' });
    throw error;
  }
}

export async function middleware(request: NextRequest) {
  const refused =
    refuseRequest(request) ?? (await refuseBody(request)) ?? (await refuseBusy(request));
  if (refused) return refused;
  const { pathname } = request.nextUrl;
  if (!HAS_SESSION.test(pathname) && !isAction(request)) return route(request);
  const { isUnknown, hasEnded, applyTo } = await renewSession(request);
  if (isUnknown) return errorResponse(503, UNAVAILABLE, { 'Retry-After': '5' });
  const response = await route(request);
  // A new cookie makes Next draw the page anew under an action's answer: a form would lose what was
  // typed just as it is told so. The next page clears what is left.
  if (!(hasEnded && isAction(request))) applyTo(response);
  return response;
}

const UNAVAILABLE =
  'This page broke down. Trying again often helps, and nothing you have saved is lost.';

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
