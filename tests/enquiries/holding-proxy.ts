import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/**
 * Starts a proxy in front of the backend, for one test. It passes a call of `held` on and holds back the response
 * (`after`), or holds the call itself (`before`); `isReached` resolves with the first one.
 */
export async function startHoldingProxy(target: string, held: string, when: 'before' | 'after') {
  let reach = () => {};
  const isReached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const server = createServer(async (request, response) => {
    const { url = '', method = 'GET', headers } = request;
    const isHeld = url.endsWith(`/rpc/${held}`);
    if (isHeld && when === 'before') return reach();
    const { host, connection, 'content-length': length, ...passed } = headers;
    const body = await buffer(request);
    const answer = await fetch(target + url, {
      method,
      headers: passed as Record<string, string>,
      ...(body.length && { body }),
    });
    const text = await answer.text();
    if (isHeld) return reach();
    const type = answer.headers.get('content-type') ?? 'application/json';
    response.writeHead(answer.status, { 'content-type': type }).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, isReached };
}
