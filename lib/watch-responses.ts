import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { env } from './env';
import { ERROR_POLICY, errorPage } from './error-page';
import { encodeKeptAnswer, holdKeptPiece, isKeptAnswer } from './kept-answers';
import { enterRequest } from './request-id';
import { CSP, isPage, setSecurityHeaders } from './response-headers';

const ids = new WeakMap<ServerResponse, string>();
/** The error pages that are sent in the place of Next's own. */
const replacements = new WeakMap<ServerResponse, string>();

/** The id a proxy of our own has given the request, else a new one. */
function idFrom(given: string | string[] | undefined) {
  const isOurs = env.trustedProxies() > 0 && typeof given === 'string';
  return isOurs && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

function idOf(response: ServerResponse) {
  const id = ids.get(response) ?? randomUUID();
  ids.set(response, id);
  return id;
}

/** Where a module throws as it is loaded, Next answers a few words and does not say what they are. */
const isUnnamed = (response: ServerResponse) =>
  !response.hasHeader('content-type') && /\btext\/html\b/.test(response.req.headers.accept ?? '');

/** Next's own page for an error of the server is empty until its scripts run: this one is not. */
function replacementOf(response: ServerResponse) {
  const isBareError =
    process.env.NODE_ENV === 'production' &&
    !response.headersSent &&
    response.statusCode >= 500 &&
    (isPage(response) || isUnnamed(response)) &&
    !response.hasHeader(CSP);
  if (isBareError) {
    const page = errorPage(idOf(response));
    for (const name of ['content-encoding', 'etag']) response.removeHeader(name);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Length', Buffer.byteLength(page));
    response.setHeader(CSP, ERROR_POLICY);
    replacements.set(response, page);
  }
  return replacements.get(response);
}

/**
 * Names each request before anything is done about it. Where no proxy of ours stands in front, what a
 * visitor says of their own address is forgotten: Next then writes the socket's.
 */
function receiveRequests() {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const id = idFrom(request.headers['x-request-id']);
    ids.set(response, id);
    if (env.trustedProxies() === 0) delete request.headers['x-forwarded-for'];
    enterRequest(id);
  });
}

/**
 * Gives every request its id and every answer its headers, at the last moment: Next's own `headers`
 * setting is fixed when the site is built, and would be added to the policy of a kept page. Changes
 * all of Node's responses: Next takes requests a moment before it calls this.
 */
export function watchResponses() {
  let isStopping = false;
  process.once('SIGTERM', () => {
    isStopping = true;
  });
  receiveRequests();
  const { prototype } = ServerResponse;
  const { writeHead, flushHeaders, write, end } = prototype;
  prototype.writeHead = function (...args: unknown[]) {
    // Its headers wait for its body, which says how long it is.
    if (isKeptAnswer(this)) return this;
    // Before the policy that a page without one is given.
    replacementOf(this);
    this.setHeader('X-Request-Id', idOf(this));
    // Next waits until every connection is closed: a kept one would hold it up for seconds.
    if (isStopping) this.setHeader('Connection', 'close');
    setSecurityHeaders(this);
    return Reflect.apply(writeHead, this, args);
  };
  prototype.flushHeaders = function () {
    if (!isKeptAnswer(this)) flushHeaders.call(this);
  };
  prototype.write = function (...args: unknown[]) {
    if (replacementOf(this)) return true;
    if (!isKeptAnswer(this)) return Reflect.apply(write, this, args);
    holdKeptPiece(this, args[0]);
    return true;
  };
  prototype.end = function (...args: unknown[]) {
    const page = replacementOf(this);
    if (isKeptAnswer(this)) return Reflect.apply(end, this, [encodeKeptAnswer(this, args[0])]);
    return Reflect.apply(end, this, page ? [page] : args);
  };
}
