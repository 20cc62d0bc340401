// Each build warns that Next prefers the name proxy.ts, and no setting turns the warning off.
// docs/decisions/0006-middleware-keeps-its-name.md says why this file keeps its name.
import { type NextRequest, NextResponse } from 'next/server';
import { errorText } from './lib/core/errors/error-text';
import { isOverloaded, takePlace } from './lib/core/http/render-queue';
import { currentRequest } from './lib/core/http/request-context';
import { RETRY_AFTER } from './lib/core/http/unavailable';
import { parseLandingPath, routeLandingPage } from './lib/landing/choice';
import { pageAt } from './lib/pages';
import { landingPath, paths } from './lib/paths';
import { pagePolicy } from './lib/runtime/csp.mjs';
import { BUSY, errorResponse } from './lib/runtime/error-page';
import { ownScriptHashes } from './lib/runtime/inline-scripts';
import { isAction, refuseBody, refuseRequest } from './lib/runtime/refuse-request';
import { canonicaliseNames } from './lib/search/canonical-names';
import { hasEmptyFields, hasLooseLists, hasLooseText } from './lib/search/canonical-query';
import { filtersToSegment } from './lib/search/filter-segment';
import { serialiseFilters } from './lib/search/filters';
import { overlongSearch } from './lib/search/parse-filters';
import { parseAddress, refusals, refusedQuery, withRefused } from './lib/search/refused-values';
import { respellChoice } from './lib/search/respell-choice';
import { routeSellerPage } from './lib/sellers/route';
import { renewSession } from './lib/supabase/renew-session';

/** Next reads this without running the module, so it is a literal; tests/pages.test.ts compares it with lib/pages.ts. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/(auth|profile|settings|valuations|favourites|saved-searches|messages|my-vehicles|sell|staff)/:path*',
    '/vehicles',
    '/vehicles/browse/:path*',
    '/vehicles/filters',
    '/vehicles/:id/report',
    '/vehicles/:id/history-check',
    '/vehicles/:id/cost-to-own',
    '/used-cars/:path*',
    '/sellers/:path*',
    '/compare',
    '/dev/:path*',
    '/appeals/:path*',
    '/shortlist/:path*',
    '/help/search',
    '/dvla-integration',
    '/ai-valuation/:path*',
    '/finance/:path*',
    '/check-advert',
    '/ar-showroom/:path*',
    '/handing-over/receipt',
    '/:path(.*%.*)',
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    {
      // Photographs and stock files may be larger than the buffer here: their routes check the requests themselves.
      source: '/((?!api/photos/|api/stock).*)',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
  ],
} as const;

/**
 * True for paths to treat as 404: the internal path of lists, malformed percent-encoding, for which Next sends a
 * 500 (https://github.com/vercel/next.js/issues/94278), and line breaks, which match none of its routes.
 */
function isMissingPath(pathname: string) {
  if (pageAt(pathname)?.isInternal) return true;
  try {
    return /[\r\n\u2028\u2029]/.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

/** Uncached pages. All others get their policy in lib/runtime/cache-handler.mjs. */
const isDynamicPath = (path: string) => pageAt(path)?.cache !== undefined;

/** The page that depends on a query, for the path that is cached without one. */
const queryPage = ({ pathname, search }: { pathname: string; search: string }) =>
  search === '' ? undefined : pageAt(pathname)?.withQuery;

/** Allows inline scripts by a nonce, which Next reads from the request's policy header. */
function withNonce(request: NextRequest, respond: (headers: Headers) => NextResponse) {
  const headers = new Headers(request.headers);
  if (process.env.NODE_ENV !== 'production') return respond(headers);
  const policy = pagePolicy([`'nonce-${crypto.randomUUID()}'`, ...ownScriptHashes]);
  headers.set('Content-Security-Policy', policy);
  const response = respond(headers);
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/** Continues to the page, rewritten to `url` if given. */
function pass(request: NextRequest, url?: URL) {
  const respond = (headers: Headers) =>
    url
      ? NextResponse.rewrite(url, { request: { headers } })
      : NextResponse.next({ request: { headers } });
  const isUncached = isAction(request) || isDynamicPath((url ?? request.nextUrl).pathname);
  return isUncached ? withNonce(request, respond) : respond(request.headers);
}

const missing = (url: URL) => NextResponse.rewrite(new URL('/_not-found', url), { status: 404 });

/**
 * Redirects a landing page to the canonical spelling of its path, permanently unless that is a guess, and
 * rewrites its page number to a path.
 */
async function routeToLandingPage(request: NextRequest, url: URL) {
  const target = routeLandingPage(url.pathname, url.searchParams);
  if (!target) return missing(url);
  if (target.redirect !== undefined) {
    const choice = parseLandingPath(target.redirect.split('/').slice(2));
    const respelt = choice && (await respellChoice(choice));
    url.pathname = respelt ? landingPath(respelt.named) : target.redirect;
    return NextResponse.redirect(url, respelt?.isGuess ? 307 : 308);
  }
  url.pathname = target.rewrite;
  url.search = '';
  return pass(request, url);
}

/** Rewrites the page number of a seller's page to a path. */
function routeToSeller(request: NextRequest, url: URL) {
  const target = routeSellerPage(url.pathname, url.searchParams);
  if (!target) return missing(url);
  url.pathname = target;
  url.search = '';
  return pass(request, url);
}

/** Redirects a list to its canonical query, and rewrites the query to a path, so that the list can be cached. */
async function route(request: NextRequest) {
  const url = request.nextUrl.clone();
  if (isMissingPath(url.pathname)) return missing(url);
  const dynamicPath = queryPage(url);
  if (dynamicPath) {
    url.pathname = dynamicPath;
    return pass(request, url);
  }
  const normalForm = pageAt(url.pathname)?.normalForm;
  if (normalForm === 'landing') return routeToLandingPage(request, url);
  if (normalForm === 'seller') return routeToSeller(request, url);
  if (normalForm !== 'list') return pass(request);
  const query = request.nextUrl.searchParams;
  const { filters: parsed, errors } = parseAddress(query);
  const requested = { ...parsed, search: overlongSearch(query) || parsed.search };
  const filters = await canonicaliseNames(requested);
  if (
    hasEmptyFields(query) ||
    hasLooseLists(query, withRefused(filters, errors)) ||
    hasLooseText(query, filters) ||
    serialiseFilters(filters) !== serialiseFilters(requested)
  ) {
    url.search = refusedQuery(query, filters, errors);
    return NextResponse.redirect(url, 308);
  }
  url.pathname = `/vehicles/browse/${filtersToSegment(filters, refusals(errors))}`;
  url.search = '';
  return pass(request, url);
}

/** Waits for a render queue slot if the response is uncached. Returns a 503 if there is none, else null. */
async function refuseBusy(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const isForm = isAction(request);
  const isRendered =
    isForm ||
    isDynamicPath(pathname) ||
    queryPage(request.nextUrl) !== undefined ||
    isMissingPath(pathname);
  if (!isRendered) return null;
  try {
    await takePlace(isForm ? 'action' : 'page');
    return null;
  } catch (error) {
    if (isOverloaded(error)) return errorResponse(503, BUSY, { 'Retry-After': RETRY_AFTER });
    throw error;
  }
}

/**
 * True if a sign-in page, which has no such action, receives the form of another page: a page without a session,
 * or a staff page without the code, redirects with 307, on which a browser without JavaScript posts the form again.
 */
function isStrayForm({ method, headers, nextUrl }: NextRequest) {
  const referer = headers.get('referer') ?? '';
  return (
    method === 'POST' &&
    (nextUrl.pathname === paths.auth || nextUrl.pathname === paths.secondFactor) &&
    URL.canParse(referer) &&
    new URL(referer).pathname !== nextUrl.pathname
  );
}

/** Leaves it to a page, which has its own screen for it, that the session could not be renewed; false for a form. */
function showsOutage({ method }: NextRequest) {
  const current = currentRequest();
  if (current) current.isSessionUnknown = true;
  return current !== undefined && (method === 'GET' || method === 'HEAD');
}

export async function middleware(request: NextRequest) {
  const refused =
    refuseRequest(request) ?? (await refuseBody(request)) ?? (await refuseBusy(request));
  if (refused) return refused;
  if (isStrayForm(request)) return NextResponse.redirect(request.nextUrl, 303);
  const { pathname } = request.nextUrl;
  if (pageAt(pathname)?.cache !== 'private' && !isAction(request)) return route(request);
  const { isUnknown, hasEnded, applyTo } = await renewSession(request);
  if (isUnknown && !showsOutage(request))
    return errorResponse(503, errorText, { 'Retry-After': RETRY_AFTER });
  const response = await route(request);
  // A changed cookie makes Next re-render the page with an action's response, and the form would lose
  // its values as it shows 'signed out'. The next page request clears the cookies instead.
  if (!(hasEnded && isAction(request))) applyTo(response);
  return response;
}
