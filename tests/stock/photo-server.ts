import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { INTERNET, type Network } from '@/lib/stock/guarded-fetch';

/** TLS without certificates, so that the tests need none. */
const TLS = { ciphers: 'AECDH-AES128-SHA:@SECLEVEL=0', maxVersion: 'TLSv1.2' } as const;
const HOST = '127.0.0.1';

/** Opens a server of feeds and photographs, with the network in which it is the only public one. */
export async function openFeedServer(pages: Record<string, RequestListener>) {
  const seen: string[] = [];
  const server = createServer(TLS, (request, response) => {
    seen.push(request.url ?? '');
    const page = pages[request.url ?? ''];
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  await once(server.listen(0, HOST), 'listening');
  const port = String((server.address() as AddressInfo).port);
  const network: Network = {
    ...INTERNET,
    isPublic: (address) => address === HOST,
    isPort: (given) => given === port,
    connect: { ...TLS, rejectUnauthorized: false },
    timeout: 2000,
  };
  return {
    network,
    /** The paths that were asked for, in order. */
    seen,
    address: (path: string) => `https://${HOST}:${port}${path}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
