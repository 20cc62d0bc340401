import { env } from '../env';
import { errorResponse } from './error-page';

/** As much as Next gives an action (https://nextjs.org/docs/app/api-reference/config/next-config-js/serverActions). */
const MAX_BODY_BYTES = 1024 * 1024;
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

const isMultipart = (headers: Headers) =>
  /^multipart\/form-data/i.test(headers.get('content-type') ?? '');

/** A form or an action, which on any page may write in a visitor's name. */
export const isAction = ({ method, headers }: Request) =>
  method === 'POST' && (headers.has('next-action') || isMultipart(headers));

/** Whether a browser says that another site's page sent it. */
function isForeign(headers: Headers) {
  const origin = headers.get('origin');
  if (!origin) return headers.get('sec-fetch-site') === 'cross-site';
  if (origin === env.siteUrl()) return false;
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** The response to a request that Next would answer with 500; null where there is nothing wrong. */
export function refuseRequest(request: Request): Response | null {
  const { method, headers } = request;
  if (!METHODS.includes(method)) {
    return errorResponse(405, 'This page cannot be asked in that way.', {
      Allow: METHODS.join(', '),
    });
  }
  if (Number(headers.get('content-length')) > MAX_BODY_BYTES) {
    return errorResponse(413, 'What was sent is too long: one megabyte is the most we take.');
  }
  if (!isAction(request)) return null;
  if (headers.has('transfer-encoding')) {
    return errorResponse(411, 'A form has to say how long it is. Please send it again.');
  }
  if (isForeign(headers)) {
    return errorResponse(403, 'This form was not sent by a page of ours, so nothing was done.');
  }
  return null;
}

/**
 * The response to a form that cannot be read, null where there is nothing wrong. Reads the body: Next
 * hands the route a copy of its own.
 */
export async function refuseBody(request: Request): Promise<Response | null> {
  // Next asks for the page an action redirects to by GET, with the action's own headers.
  if (request.method !== 'POST' || !isMultipart(request.headers)) return null;
  try {
    await request.formData();
    return null;
  } catch {
    return errorResponse(400, 'The form arrived empty or broken. Please send it again.');
  }
}
