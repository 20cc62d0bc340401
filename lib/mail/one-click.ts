import type { Route } from 'next';
import { logError } from '../core/logging/logger';

type Context = { params: Promise<{ token: string }> };

type Options = {
  /** The subject of an error in the log. */
  name: string;
  /** Stops the mails of a token; false for a token of no mail. */
  stop: (token: string) => Promise<boolean>;
  /** The page with the button; null for a token of no mail. */
  pageOf: (token: string) => Route | null;
};

const respond = (status: number, headers = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/**
 * Makes the route that stops mails: it handles the one-click POST of a mail provider (RFC 8058), without
 * cookies or Origin, as the token is the permission, and redirects programs that open the address to the
 * page with the button.
 */
export const oneClickRoute = ({ name, stop, pageOf }: Options) => ({
  async POST(_request: Request, { params }: Context) {
    try {
      const { token } = await params;
      return respond((await stop(token)) ? 200 : 404);
    } catch (error) {
      logError(name, error);
      return respond(503, { 'Retry-After': '60' });
    }
  },
  async GET(_request: Request, { params }: Context) {
    const page = pageOf((await params).token);
    return page ? respond(303, { Location: page }) : respond(404);
  },
});
