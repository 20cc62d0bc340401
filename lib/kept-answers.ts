import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/**
 * Kept pages are compressed once, not for every visitor, which would cost more than all the rest of
 * such an answer. lib/cache-handler.mjs marks them by an encoding of their own, `kept-<id>`: Next's
 * compression, which would begin anew for each, leaves alone what is encoded.
 */
const MARK = 'kept-';
const ENCODING = 'Content-Encoding';
const MEGABYTE = 1024 * 1024;

/** By page and ETag: a page has its HTML and the data that Next's router asks for. */
const compressed = new LRUCache<string, Buffer>({
  maxSize: 12 * MEGABYTE,
  sizeCalculation: (body) => body.length + 256,
});

const markOf = (response: ServerResponse) => String(response.getHeader(ENCODING) ?? '');

/** Whether the answer is a kept page whose body has not been encoded yet. */
export const isKeptAnswer = (response: ServerResponse) => markOf(response).startsWith(MARK);

const readsGzip = (accepted: unknown) =>
  /(^|,)\s*(gzip|\*)\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/i.test(String(accepted ?? ''));

/** The body to send for a kept page's, with its headers set: compressed where the browser can read it. */
export function encodeKeptAnswer(response: ServerResponse, body: unknown): unknown {
  const key = `${markOf(response)} ${response.getHeader('ETag')}`;
  response.removeHeader(ENCODING);
  const hasText = typeof body === 'string' && body !== '';
  if (!hasText || !readsGzip(response.req.headers['accept-encoding'])) return body;
  const encoded = compressed.get(key) ?? gzipSync(body);
  compressed.set(key, encoded);
  response.setHeader(ENCODING, 'gzip');
  response.setHeader('Content-Length', encoded.length);
  return encoded;
}
