import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';

export type Reply = {
  status?: number;
  /** Body that is sent as JSON, or a string without a change. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Keeps the connection open without a response. */
  hangs?: boolean;
};
type Sent = { path: string; headers: IncomingMessage['headers']; body: string };

function reply(response: ServerResponse, { status = 200, body = {}, headers, hangs }: Reply) {
  if (hangs) return;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/**
 * Starts both registries as one HTTP server for one test, under live keys. It sends `replies` in turn, the last one
 * again and again; tokens are numbered and last `tokenSeconds`.
 */
export async function startRegistries(...replies: Reply[]) {
  const fake = { sent: [] as Sent[], tokens: 0, tokenSeconds: 1199, replies, url: '' };
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const body = await text(request);
    if (path === '/token') {
      fake.tokens += 1;
      const token = { access_token: `token-${fake.tokens}`, expires_in: fake.tokenSeconds };
      return reply(response, { body: token });
    }
    fake.sent.push({ path, headers, body });
    const next = fake.replies.length > 1 ? fake.replies.shift() : fake.replies[0];
    reply(response, next ?? { status: 404 });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const variables = {
    DVLA_API_KEY: 'dvla-key',
    DVLA_URL: fake.url,
    DVSA_API_KEY: 'dvsa-key',
    DVSA_URL: fake.url,
    DVSA_TOKEN_URL: `${fake.url}/token`,
    DVSA_CLIENT_ID: 'id',
    DVSA_CLIENT_SECRET: 'secret',
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => {
    // Only these variables are removed: those of the backend stay.
    for (const name of Object.keys(variables)) vi.stubEnv(name, undefined);
    server.close();
    server.closeAllConnections();
  });
  return fake;
}
