import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Maximum number of concurrent requests with a body per network. Next buffers up to
 * `proxyClientMaxBodySize` of each.
 */
const MAX_UPLOADS = 64;
const uploads = new Map<string, number>();

/** Closes the socket beyond the limit: Next would respond only after the whole body has arrived. */
export function limitUploads(request: IncomingMessage, response: ServerResponse, network: string) {
  const { headers, socket } = request;
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
