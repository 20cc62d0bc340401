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

/** By page and kind: a page has its HTML and the data that Next's router asks for. */
const compressed = new LRUCache<string, Buffer>({
  maxSize: 8 * MEGABYTE,
  sizeCalculation: (body) => body.length + 256,
});

const markOf = (response: ServerResponse) => String(response.getHeader(ENCODING) ?? '');

/** Whether the answer is a kept page whose body has not been encoded yet. */
export const isKeptAnswer = (response: ServerResponse) => markOf(response).startsWith(MARK);

const readsGzip = (accepted: unknown) =>
  /(^|,)\s*(gzip|\*)\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/i.test(String(accepted ?? ''));

type Piece = string | Uint8Array;
const isPiece = (chunk: unknown): chunk is Piece =>
  typeof chunk === 'string' || chunk instanceof Uint8Array;

/** What has been written of answers so far: Next sends a page at once, its data in pieces. */
const pieces = new WeakMap<ServerResponse, Piece[]>();

/** Holds a piece of a kept page's answer back until all of it is there. */
export function holdKeptPiece(response: ServerResponse, chunk: unknown) {
  if (isPiece(chunk)) pieces.set(response, [...(pieces.get(response) ?? []), chunk]);
}

/**
 * The whole body of a kept page's answer that ends with this chunk, with its headers set: compressed
 * where the browser can read it; undefined where there is none.
 */
export function encodeKeptAnswer(response: ServerResponse, last: unknown): Buffer | undefined {
  const kind = [response.getHeader('Content-Type'), response.getHeader('ETag')];
  const key = [markOf(response), ...kind].join(' ');
  response.removeHeader(ENCODING);
  holdKeptPiece(response, last);
  const held = pieces.get(response);
  if (!held) return undefined;
  const whole = () => Buffer.concat(held.map((piece) => Buffer.from(piece as string)));
  if (!readsGzip(response.req.headers['accept-encoding'])) return whole();
  let encoded = compressed.get(key);
  if (!encoded) {
    encoded = gzipSync(whole());
    compressed.set(key, encoded);
  }
  response.setHeader(ENCODING, 'gzip');
  response.setHeader('Content-Length', encoded.length);
  return encoded;
}
