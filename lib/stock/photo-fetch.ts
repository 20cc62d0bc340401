import { createHash } from 'node:crypto';
import { guardedRequest, type Network } from './guarded-fetch';
import { MAX_PHOTO_BYTES } from './limits';
import { StockFileError } from './problems';

const WANTED = {
  maxBytes: MAX_PHOTO_BYTES,
  accept: 'image/jpeg, image/webp, image/png, image/*;q=0.8',
  isHttpAllowed: true,
};

/** A photograph to fetch, as the SQL function `claim_stock_photos` returns it. */
export type ClaimedPhoto = {
  id: string;
  address: string;
  etag: string | null;
  content_hash: string | null;
};

/** The bytes of a changed photograph with their hash; null if it is as it was. */
export type FetchedPhoto = { bytes: Uint8Array; etag: string | null; contentHash: string } | null;

/** The page that a server sends instead of a picture, as for a password. */
const isPage = (bytes: Uint8Array) =>
  /^\s*<(?:!doctype|html|head|body|\?xml)/i.test(Buffer.from(bytes.subarray(0, 200)).toString());

/** Thrown when an address gives something that is no photograph. */
export class StockPhotoError extends Error {
  override name = 'StockPhotoError';
  constructor(readonly problem: string) {
    super(`Stock photograph: ${problem}`);
  }
}

/**
 * Fetches a photograph unless it is as it was, by its ETag or by its content. Throws StockFileError
 * and StockPhotoError.
 */
export async function fetchPhoto(
  { address, etag, content_hash }: ClaimedPhoto,
  network: Network,
): Promise<FetchedPhoto> {
  const fetched = await guardedRequest(address, network, { ...WANTED, etag });
  if (!fetched.bytes) return null;
  if (fetched.bytes.length === 0) throw new StockPhotoError('empty');
  if (isPage(fetched.bytes)) throw new StockPhotoError('html');
  const contentHash = createHash('sha256').update(fetched.bytes).digest('hex');
  if (contentHash === content_hash) return null;
  return { bytes: fetched.bytes, etag: fetched.etag, contentHash };
}

/** Problems of the picture itself: fetching it again soon is of no use. */
const FINAL = new Set(
  'type heic large broken dimensions progressive small full size address private'.split(' '),
);

/** The reason why a photograph failed and whether trying it again soon is of no use; null for a failure of the site. */
export function photoProblemOf(error: unknown): { problem: string; isFinal: boolean } | null {
  const { name, problem } = error as { name?: string; problem?: string };
  const isKnown = error instanceof StockFileError || error instanceof StockPhotoError;
  if (!problem || !(isKnown || name === 'PhotoError')) return null;
  return { problem, isFinal: FINAL.has(problem) };
}
