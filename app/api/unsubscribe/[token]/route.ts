import { readAccountToken } from '@/lib/account/token';
import { stopAccountMail, stopFavouriteAlerts } from '@/lib/account/unsubscribe';
import { readEnquiryToken } from '@/lib/core/conversations/token';
import { logError } from '@/lib/core/logging/logger';
import { setEnquiryMail } from '@/lib/enquiries/unsubscribe';
import { paths } from '@/lib/paths';

type Context = { params: Promise<{ token: string }> };

const respond = (status: number, headers = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** Handles the one-click POST of a mail provider (RFC 8058), without cookies or Origin: the token is the permission. */
export async function POST(_request: Request, { params }: Context) {
  try {
    const { token } = await params;
    const isStopped =
      (await setEnquiryMail(token, false)) ||
      (await stopAccountMail(token)) ||
      (await stopFavouriteAlerts(token));
    return respond(isStopped ? 200 : 404);
  } catch (error) {
    logError('unsubscribe', error);
    return respond(503, { 'Retry-After': '60' });
  }
}

/** Redirects programs that open the address to the page with the button. */
export async function GET(_request: Request, { params }: Context) {
  const { token } = await params;
  const isOurs =
    readEnquiryToken('unsubscribe', token) ||
    readAccountToken(token) ||
    readAccountToken(token, 'favourites');
  if (!isOurs) return respond(404);
  return respond(303, { Location: paths.unsubscribe(token) });
}
