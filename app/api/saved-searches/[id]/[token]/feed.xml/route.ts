import { createHash } from 'node:crypto';
import { TooManyAttempts } from '@/lib/core/errors/messages';
import { entityTag, isKnown } from '@/lib/core/http/entity-tag';
import { enforceRateLimit, networkFrom } from '@/lib/core/http/rate-limit';
import { unavailable } from '@/lib/core/http/unavailable';
import { logError } from '@/lib/core/logging/logger';
import { env } from '@/lib/env';
import { isUuid } from '@/lib/ids';
import { paths, vehiclesPath } from '@/lib/paths';
import { writeFeed } from '@/lib/saved-searches/feed';
import { getSearchFeed } from '@/lib/saved-searches/queries';

type Context = { params: Promise<{ id: string; token: string }> };

/** Reads of one feed by a network: a program that asks every ten minutes stays far below. */
const READS = { times: 30, seconds: 600 };
const HEADERS = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };
const UNCACHED = { ...HEADERS, 'Cache-Control': 'no-store' };

/** Responds with the cars that came into a saved search, as Atom; 404 for a wrong id or token alike. */
export async function GET(request: Request, { params }: Context) {
  const { id, token } = await params;
  const missing = () => new Response('Not found', { status: 404, headers: UNCACHED });
  if (!isUuid(id)) return missing();
  try {
    await enforceRateLimit('search feed/network', `${networkFrom(request.headers)} ${id}`, READS);
    const found = await getSearchFeed(id, token);
    if (!found) return missing();
    const absolute = (path: string) => `${env.siteUrl()}${path}`;
    const feed = writeFeed(found, {
      id,
      self: absolute(paths.searchFeed(id, token)),
      list: absolute(vehiclesPath(found.query)),
      carUrl: (car) => absolute(paths.vehicle(car)),
    });
    const tag = entityTag(createHash('sha256').update(feed).digest('base64url'));
    const headers = { ...HEADERS, ETag: tag, 'Cache-Control': 'private, max-age=300' };
    if (isKnown(request.headers.get('if-none-match'), tag))
      return new Response(null, { status: 304, headers });
    const type = { 'Content-Type': 'application/atom+xml; charset=utf-8' };
    return new Response(feed, { headers: { ...headers, ...type } });
  } catch (error) {
    if (error instanceof TooManyAttempts)
      return new Response('Too many requests', {
        status: 429,
        headers: { ...UNCACHED, 'Retry-After': `${READS.seconds}` },
      });
    logError('feed of a saved search', error);
    return unavailable();
  }
}
