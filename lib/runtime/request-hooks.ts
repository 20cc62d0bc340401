import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { enterRequest } from '../core/http/request-context';
import { RETRY_AFTER } from '../core/http/unavailable';
import { clientAddress, networkOf } from '../core/http/visitor';
import { logNotFound } from '../core/logging/logger';
import { env } from '../env';
import { limitUploads } from './upload-limit';

type RequestStart = { request: IncomingMessage; response: ServerResponse; server: Server };

const FORWARDED = /^(forwarded|x-forwarded-.*|x-request-id)$/;
/**
 * Maximum time in which a request must arrive, including its body (Node's default is five minutes).
 */
const REQUEST_TIMEOUT_MS = 30_000;

/** Prepares a request and its response before Next handles them. */
function startRequest({ request, response }: RequestStart) {
  const { headers, socket, url = '/' } = request;
  const proxies = env.trustedProxies();
  // Without a trusted proxy the client has set these headers: Next then sets the socket's values.
  if (proxies === 0) {
    for (const name of Object.keys(headers)) if (FORWARDED.test(name)) delete headers[name];
  }
  // Next 16.4 creates a fetch Request, which throws for TRACE. A PUT gets the 405 that TRACE should
  // get.
  if (request.method === 'TRACE') request.method = 'PUT';

  const given = String(headers['x-request-id'] ?? '');
  const id = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  // Set here and not in next.config.mjs, which Next evaluates at build time.
  if (env.siteUrl().startsWith('https:'))
    response.setHeader('Strict-Transport-Security', env.hsts());

  const forwarded = String(headers['x-forwarded-for'] ?? '');
  const network = networkOf(clientAddress(forwarded, proxies) || socket.remoteAddress || '');
  const { endRender } = enterRequest(id, network, (status) => {
    if (response.headersSent) return;
    response.statusCode = status ?? 503;
    if (!status) response.setHeader('Retry-After', RETRY_AFTER);
  });
  response.once('close', endRender);
  // `url` is the requested one: a rewrite changes request.url.
  response.once('finish', () => response.statusCode === 404 && logNotFound(url));
  limitUploads(request, response, network);
}

/** Subscribes to Node's HTTP diagnostics channel: Next has no hook this early in a request. */
export function registerRequestHooks() {
  // The site's server, and the server of the metrics.
  const servers = new Set<Server>();
  subscribe('http.server.request.start', (message) => {
    const start = message as RequestStart;
    servers.add(start.server);
    start.server.requestTimeout = REQUEST_TIMEOUT_MS;
    startRequest(start);
  });
  // Next's shutdown waits for every connection: keep-alive would delay it by seconds.
  process.once('SIGTERM', () => {
    for (const server of servers) server.keepAliveTimeout = 1;
  });
}
