import { logError } from '@/lib/core/logging/logger';
import { paths } from '@/lib/paths';
import { stopSearchMails } from '@/lib/saved-searches/stop';
import { readSearchToken } from '@/lib/saved-searches/token';

type Context = { params: Promise<{ token: string }> };

const respond = (status: number, headers = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** Handles the one-click POST of a mail provider (RFC 8058), without cookies or Origin: the token is the permission. */
export async function POST(_request: Request, { params }: Context) {
  try {
    const { token } = await params;
    return respond((await stopSearchMails(token)) ? 200 : 404);
  } catch (error) {
    logError('stop of a saved search', error);
    return respond(503, { 'Retry-After': '60' });
  }
}

/** Redirects programs that open the address to the page with the button. */
export async function GET(_request: Request, { params }: Context) {
  const { token } = await params;
  if (!readSearchToken('stop', token)) return respond(404);
  return respond(303, { Location: paths.stopSearch(token) });
}
