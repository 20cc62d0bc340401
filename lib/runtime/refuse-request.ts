import { isSameOrigin } from '../core/http/same-origin';
import { paths } from '../paths';
import { errorResponse, outdatedFormResponse } from './error-page';
import { isOutdatedForm } from './known-actions';

/** Next's default limit for a server action (https://nextjs.org/docs/app/api-reference/config/next-config-js/serverActions). */
const MAX_BODY_BYTES = 1024 * 1024;
/** Pages that report a file that is too large, by the path that it is sent to. */
const FILE_PAGES: Partial<Record<string, string>> = {
  [paths.bulkFigures]: `${paths.bulkValuation}?problem=size#form`,
};
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

const isMultipart = (headers: Headers) =>
  /^multipart\/form-data/i.test(headers.get('content-type') ?? '');

/** A form post or a server action, which may write on the user's behalf on any page. */
export const isAction = ({ method, headers }: Request) =>
  method === 'POST' && (headers.has('next-action') || isMultipart(headers));

/**
 * The error response to a request that Next would answer with 500; null if the request is valid.
 */
export function refuseRequest(request: Request): Response | null {
  const { method, headers } = request;
  if (!METHODS.includes(method)) {
    return errorResponse(405, 'This page cannot be asked in that way.', {
      Allow: METHODS.join(', '),
    });
  }
  if (Number(headers.get('content-length')) > MAX_BODY_BYTES) {
    const page = FILE_PAGES[new URL(request.url).pathname];
    if (page) {
      const headers = { Location: new URL(page, request.url).href, 'Cache-Control': 'no-store' };
      return new Response(null, { status: 303, headers });
    }
    return errorResponse(413, 'What was sent is too long: one megabyte is the most we take.');
  }
  if (!isAction(request)) return null;
  if (headers.has('transfer-encoding')) {
    return errorResponse(411, 'A form has to say how long it is. Please send it again.');
  }
  if (isSameOrigin(headers) === false) {
    return errorResponse(403, 'This form was not sent by a page of ours, so nothing was done.');
  }
  return null;
}

/**
 * The error response to an unreadable form body, or to the form of an earlier release, to which
 * Next would respond with a bare line; null if it is valid. Reads the body; Next passes a separate
 * copy to the route.
 */
export async function refuseBody(request: Request): Promise<Response | null> {
  // Next fetches the page an action redirects to by GET with the action's headers.
  if (request.method !== 'POST' || !isMultipart(request.headers)) return null;
  const form = await request.formData().catch(() => null);
  if (!form) return errorResponse(400, 'The form arrived empty or broken. Please send it again.');
  const isNative = !request.headers.has('next-action');
  return isNative && isOutdatedForm(form) ? outdatedFormResponse(form) : null;
}
