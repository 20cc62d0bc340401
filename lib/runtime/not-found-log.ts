import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logNotFound } from '../core/logging/logger';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Logs the path of every 404, whether a page, a cached copy or the middleware answered. */
export function registerNotFoundLog() {
  // As it was asked for: a rewrite changes the request's own.
  const asked = new WeakMap<IncomingMessage, string>();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as Exchange;
    asked.set(request, request.url ?? '/');
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as Exchange;
    if (response.statusCode === 404) logNotFound(asked.get(request) ?? request.url ?? '/');
  });
}
