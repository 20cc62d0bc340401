import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { enterRequest } from '../core/http/request-context';
import { clientAddress, networkOf } from '../core/http/visitor';
import { env } from '../env';
import { securityHeaders } from './security-headers';

type RequestStart = { request: IncomingMessage; response: ServerResponse; server: Server };

const FORWARDED = /^(forwarded|x-forwarded-.*)$/;
/** The longest a request may take to arrive, including its body. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The X-Request-Id of a trusted proxy, otherwise a new id. */
function idOf({ headers }: IncomingMessage) {
  const given = headers['x-request-id'];
  const isOurs = env.trustedProxies() > 0 && typeof given === 'string';
  return isOurs && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

function addressOf({ headers, socket }: IncomingMessage) {
  const proxies = env.trustedProxies();
  const forwarded = proxies > 0 && headers['x-forwarded-for'];
  return (forwarded && clientAddress(String(forwarded), proxies)) || socket.remoteAddress || '';
}

/** Concurrent requests with a body per network; each may hold 1 MB in memory. */
const MAX_UPLOADS = 64;
const uploads = new Map<string, number>();

/** Closes the socket beyond the limit: Next would respond only after the whole body has arrived. */
function limitUploads(
  { headers, socket }: IncomingMessage,
  response: ServerResponse,
  network: string,
) {
  const hasBody = Number(headers['content-length']) > 0 || 'transfer-encoding' in headers;
  if (!hasBody) return;
  const open = (uploads.get(network) ?? 0) + 1;
  uploads.set(network, open);
  response.once('close', () => {
    const left = (uploads.get(network) ?? 1) - 1;
    if (left > 0) uploads.set(network, left);
    else uploads.delete(network);
  });
  if (open > MAX_UPLOADS) socket.destroy();
}

/** Prepares a request and its response before Next handles them. */
function startRequest({ request, response }: Omit<RequestStart, 'server'>) {
  const { headers } = request;
  // Without a trusted proxy the client has set these headers: Next then sets the socket's values.
  if (env.trustedProxies() === 0) {
    for (const name of Object.keys(headers)) if (FORWARDED.test(name)) delete headers[name];
  }
  // Next creates a fetch Request, which throws for TRACE. PUT gets a 405, as TRACE should.
  if (request.method === 'TRACE') request.method = 'PUT';
  const id = idOf(request);
  for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);
  response.setHeader('X-Request-Id', id);
  const network = networkOf(addressOf(request));
  const { endRender } = enterRequest(id, network);
  response.once('close', endRender);
  limitUploads(request, response, network);
}

/** Subscribes to Node's HTTP diagnostics channel: Next has no hook this early in a request. */
export function registerRequestHooks() {
  let server: Server | undefined;
  subscribe('http.server.request.start', (message) => {
    const start = message as RequestStart;
    if (start.server !== server) {
      server = start.server;
      server.requestTimeout = REQUEST_TIMEOUT_MS;
    }
    startRequest(start);
  });
  // Next's shutdown waits for every connection: keep-alive would delay it by seconds.
  process.once('SIGTERM', () => {
    if (server) server.keepAliveTimeout = 1;
  });
}
