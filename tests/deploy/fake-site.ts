import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const PUBLIC = { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=600, max-age=0' };

/** Starts a server that stands for a process of the site: its pages are public, and it can hang. */
export async function startFakeSite(port = 0) {
  const asked: string[] = [];
  let isHanging = false;
  const respond: RequestListener = async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (isHanging) return;
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method !== 'GET') return void response.writeHead(200).end(`sent ${body.length}`);
    response.writeHead(200, PUBLIC).end(`<p>${request.url} ${'page '.repeat(8000)}`);
  };
  const server = createServer(respond);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    hang: (hangs: boolean) => {
      isHanging = hangs;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
