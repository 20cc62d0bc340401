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

/** A switch between the site and its backend. Each change also ends the requests under way. */
export interface BackendControl {
  url: string;
  /** Everything reaches the real backend. */
  pass(): Promise<void>;
  /** Nothing listens: connections are refused, as when the backend is stopped. */
  refuse(): Promise<void>;
  /** Connections open and are never answered. */
  hang(): Promise<void>;
  /** Everything reaches the real backend, this much later. */
  slow(milliseconds: number): Promise<void>;
  /** Every answer begins well, with a status of 200, and breaks off in the middle. */
  cut(): Promise<void>;
  /** Every request, or each whose address matches `only`, gets this status and JSON body. */
  answer(status: number, body: unknown, only?: RegExp): Promise<void>;
  /** Every request gets this status and text: broken JSON, HTML of a gateway, nothing at all. */
  answerText(status: number, text: string, type?: string): Promise<void>;
  /** Requests that met the fault since the last change, as `METHOD /path?query`. */
  readonly answered: string[];
  close(): Promise<void>;
}

/** Hands a request on to the origin `target`, and its answer back. */
function passOn(target: string, request: IncomingMessage, response: ServerResponse) {
  const { method, headers } = request;
  const upstream = open(new URL(request.url ?? '/', target), { method, headers, agent: false });
  upstream.on('response', (answer) => {
    const { connection, 'keep-alive': keepAlive, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept);
    answer.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

/** Starts a switchable proxy on a free port of 127.0.0.1, passing to the origin `target`. */
export async function startProxy(target: string): Promise<BackendControl> {
  let mode: Mode = { kind: 'pass' };
  let answered: string[] = [];
  const unanswered = new Set<ServerResponse>();

  const server = createServer((request, response) => {
    // No connection outlives its request, so that a change never meets one that was kept.
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

  const listen = async (wished: number) => {
    await once(server.listen(wished, '127.0.0.1'), 'listening');
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
