import { isUuid } from '@/lib/ids';
import { MAX_PHOTO_BYTES, PART_BYTES } from '@/lib/photos/limits';
import { PhotoError, type PhotoProblem } from '@/lib/photos/messages';
import { admitUpload, photoProblemOf, readBounded } from '@/lib/photos/requests';
import { storePart } from '@/lib/photos/store';
import { finishUpload, ownListing } from '@/lib/photos/upload';

const NO_STORE = { 'Cache-Control': 'private, no-store' };
const MAX_PARTS = Math.ceil(MAX_PHOTO_BYTES / PART_BYTES);
const STATUS: Partial<Record<PhotoProblem, number>> = {
  session: 401,
  origin: 403,
  listing: 404,
  incomplete: 409,
  full: 409,
  large: 413,
  limit: 429,
  busy: 503,
  failed: 503,
};

type Context = { params: Promise<{ listing: string; upload: string }> };

/** Reads a number from `min` to `max` from a query; null for anything else. */
function numberOf(query: URLSearchParams, name: string, min: number, max: number) {
  const text = query.get(name) ?? '';
  const value = /^\d{1,2}$/.test(text) ? Number(text) : -1;
  return value >= min && value <= max ? value : null;
}

async function receive(request: Request, listing: string, upload: string) {
  if (!isUuid(upload)) throw new PhotoError('broken');
  const { searchParams: query } = new URL(request.url);
  const parts = numberOf(query, 'parts', 1, MAX_PARTS);
  if (parts !== null) {
    await admitUpload(request, 'photo');
    return { photo: await finishUpload(listing, upload, parts) };
  }
  const part = numberOf(query, 'part', 0, MAX_PARTS - 1);
  if (part === null) throw new PhotoError('broken');
  await admitUpload(request, 'part');
  const { seller } = await ownListing(listing);
  const bytes = await readBounded(request, PART_BYTES);
  if (!bytes) throw new PhotoError('large');
  if (bytes.length === 0) throw new PhotoError('empty');
  await storePart({ seller, upload }, part, bytes);
  return {};
}

/**
 * Takes a photograph in parts of a megabyte, each as the body of `?part=0`, `?part=1`…, in any order and as
 * often as needed; `?parts=3` then makes the photograph and responds with its id.
 */
export async function POST(request: Request, { params }: Context) {
  const { listing, upload } = await params;
  try {
    return Response.json(await receive(request, listing, upload), { headers: NO_STORE });
  } catch (error) {
    const problem = photoProblemOf(error);
    return Response.json({ problem }, { status: STATUS[problem] ?? 422, headers: NO_STORE });
  }
}
