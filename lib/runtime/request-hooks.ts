import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { enterRequest } from '../core/http/request-context';
import { clientAddress, networkOf } from '../core/http/visitor';
import { env } from '../env';
import { securityHeaders } from './security-headers';

type RequestStart = { request: IncomingMessage; response: ServerResponse; server: Server };

const FORWARDED = /^(forwarded|x-forwarded-.*)$/;
/** How long a request may take to arrive, body and all. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The id a proxy of our own has given the request, else a new one. */
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

/** How many requests with a body one network may have on the way: each holds up to a megabyte. */
const MAX_UPLOADS = 64;
const uploads = new Map<string, number>();

/** Cuts one upload too many off: Next would answer it only once it has arrived. */
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

/** What is done about a request before Next sees it. */
function startRequest({ request, response }: Omit<RequestStart, 'server'>) {
  const { headers } = request;
  // Without a proxy of ours a visitor wrote them: Next then writes the socket's.
  if (env.trustedProxies() === 0) {
    for (const name of Object.keys(headers)) if (FORWARDED.test(name)) delete headers[name];
  }
  // Fetch's Request, which Next makes of it, cannot be a TRACE: PUT is refused with 405 as well.
  if (request.method === 'TRACE') request.method = 'PUT';
  const id = idOf(request);
  for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);
  response.setHeader('X-Request-Id', id);
  const network = networkOf(addressOf(request));
  const { endRender } = enterRequest(id, network);
  response.once('close', endRender);
  limitUploads(request, response, network);
}

/** Hooks into Node's HTTP server by its diagnostics channel: Next has no hook of its own this early. */
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
  // Next waits until every connection is closed: one kept alive would hold it up for seconds.
  process.once('SIGTERM', () => {
    if (server) server.keepAliveTimeout = 1;
  });
}
