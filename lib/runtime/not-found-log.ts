import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logNotFound } from '../core/logging/logger';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Logs the path of every 404, whether from a page, the cache or the middleware. */
export function registerNotFoundLog() {
  // The URL as requested: a rewrite changes request.url.
  const requestedUrls = new WeakMap<IncomingMessage, string>();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as Exchange;
    requestedUrls.set(request, request.url ?? '/');
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as Exchange;
    if (response.statusCode === 404) logNotFound(requestedUrls.get(request) ?? request.url ?? '/');
  });
}
