import { isLocalHost } from '../../../lib/core/http/local-host';
import { type Fix, jsonAnswer } from './compatibility-fix';

const SERVED = /^\/(rest|auth|storage|functions|registries)\/v1\//;

/**
 * Hosted: serves the API paths only. Lite: also a console and `/_system`, which exposes the database's
 * address and password. Rejects other Host names (DNS rebinding) and removes CORS headers, as no page
 * calls this API from the browser.
 */
export const restrictPaths: Fix = async (request, next) => {
  const { host, pathname } = new URL(request.url);
  if (!isLocalHost(host)) return jsonAnswer(403, { message: 'Unknown host' });
  if (!SERVED.test(pathname)) return jsonAnswer(404, { message: 'Not found' });
  const response = await next(request);
  const headers = new Headers(response.headers);
  for (const name of response.headers.keys()) {
    if (name.startsWith('access-control-')) headers.delete(name);
  }
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
};
