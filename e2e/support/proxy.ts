import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as open,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

type Mode =
  | { kind: 'pass' }
  | { kind: 'refuse' }
  | { kind: 'hang' }
  | { kind: 'cut' }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'answer'; status: number; type: string; body: string; only: RegExp };

/** Fault-injecting proxy between site and backend. Each change also aborts pending requests. */
export interface BackendControl {
  url: string;
  /** Forwards all requests to the backend. */
  pass(): Promise<void>;
  /** Stops listening: connections are refused, as when the backend is down. */
  refuse(): Promise<void>;
  /** Accepts connections and never responds. */
  hang(): Promise<void>;
  /** Forwards all requests after this delay. */
  slow(milliseconds: number): Promise<void>;
  /** Starts every response with status 200 and closes the connection mid-body. */
  cut(): Promise<void>;
  /** Responds with this status and JSON body to all requests, or to those whose URL matches `only`. */
  answer(status: number, body: unknown, only?: RegExp): Promise<void>;
  /** Responds with this status and text, e.g. broken JSON, a gateway's HTML or an empty body. */
  answerText(status: number, text: string, type?: string): Promise<void>;
  /** Requests affected by the fault since the last change, as `METHOD /path?query`. */
  readonly answered: string[];
  close(): Promise<void>;
}

/** Forwards a request to the origin `target` and pipes the response back. */
function passOn(target: string, request: IncomingMessage, response: ServerResponse) {
  const { method, headers } = request;
  const upstream = open(new URL(request.url ?? '/', target), { method, headers, agent: false });
  upstream.on('response', (upstreamResponse) => {
    const { connection, 'keep-alive': keepAlive, ...forwarded } = upstreamResponse.headers;
    response.writeHead(upstreamResponse.statusCode ?? 502, forwarded);
    upstreamResponse.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

/** Starts the proxy on a free port of 127.0.0.1, forwarding to the origin `target`. */
export async function startProxy(target: string): Promise<BackendControl> {
  let mode: Mode = { kind: 'pass' };
  let answered: string[] = [];
  const unanswered = new Set<ServerResponse>();

  const server = createServer((request, response) => {
    // No keep-alive: a connection opened before a change must not serve requests after it.
    response.shouldKeepAlive = false;
    unanswered.add(response);
    response.on('close', () => unanswered.delete(response));
    const url = request.url ?? '';
    if (mode.kind === 'pass' || (mode.kind === 'answer' && !mode.only.test(url))) {
      return passOn(target, request, response);
    }
    answered.push(`${request.method} ${url}`);
    if (mode.kind === 'slow') {
      const timer = setTimeout(() => passOn(target, request, response), mode.milliseconds);
      response.on('close', () => clearTimeout(timer));
    } else if (mode.kind === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('[{"id":"', () => response.destroy());
    } else if (mode.kind === 'answer') {
      response.writeHead(mode.status, { 'content-type': mode.type }).end(mode.body);
    }
  });

  const listen = async (preferredPort: number) => {
    await once(server.listen(preferredPort, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const stopListening = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };

  const port = await listen(0);
  const change = async (next: Mode) => {
    mode = next;
    answered = [];
    if (next.kind === 'refuse') return stopListening();
    for (const response of unanswered) response.destroy();
    if (!server.listening) await listen(port);
  };
  const json = 'application/json';

  return {
    url: `http://127.0.0.1:${port}`,
    pass: () => change({ kind: 'pass' }),
    refuse: () => change({ kind: 'refuse' }),
    hang: () => change({ kind: 'hang' }),
    slow: (milliseconds) => change({ kind: 'slow', milliseconds }),
    cut: () => change({ kind: 'cut' }),
    answer: (status, body, only = /^/) =>
      change({ kind: 'answer', status, type: json, body: JSON.stringify(body), only }),
    answerText: (status, body, type = json) =>
      change({ kind: 'answer', status, type, body, only: /^/ }),
    get answered() {
      return answered;
    },
    close: stopListening,
  };
}
