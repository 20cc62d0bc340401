import 'server-only';
import { randomUUID } from 'node:crypto';
import pLimit, { type LimitFunction } from 'p-limit';
import { invalidations, revalidateNow } from '../core/cache';
import { BackendError } from '../core/errors/messages';
import { isUuid } from '../ids';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { write } from '../supabase/write';
import { convertPhoto } from './convert';
import { PhotoError } from './messages';
import { joinParts, removeFiles, removeParts, storeFiles } from './store';

/** Conversions that wait at most; each takes about two seconds. */
const MAX_WAITING = 40;
const UNIQUE_VIOLATION = '23505';
const FULL = 'PT409';

/**
 * Next bundles this module more than once (https://github.com/vercel/next.js/issues/65350);
 * the copies share one queue through globalThis.
 */
const KEY = Symbol.for('forecourt.photo-conversions');
const shared = globalThis as { [KEY]?: LimitFunction };
shared[KEY] ??= pLimit(1);
const oneAtATime = shared[KEY];

/** Runs `work`, which holds a whole file in memory, when no other does. Throws {@link PhotoError} if many wait. */
export async function inPhotoQueue<T>(work: () => Promise<T>): Promise<T> {
  if (oneAtATime.pendingCount >= MAX_WAITING) throw new PhotoError('busy');
  return oneAtATime(work);
}

/** The seller id of the user whose listing this is. Throws {@link PhotoError} for another's, BackendError. */
export async function sellerOfOwn(listing: string): Promise<string> {
  if (!isUuid(listing)) throw new PhotoError('listing');
  const client = await sessionClient();
  const seller = await withRetry(() => client.rpc('my_seller_id'));
  // Staff read everybody's vehicles, and everybody those for sale: ask for the user's own.
  const own =
    seller &&
    (await withRetry(() =>
      client.from('vehicles').select('id').eq('id', listing).eq('seller_id', seller).maybeSingle(),
    ));
  if (!own) throw new PhotoError('listing');
  return seller;
}

const photoOfUpload = (listing: string, upload: string) => {
  const args = { p_vehicle_id: listing, p_upload_id: upload };
  return withRetry(() => serviceClient().rpc('photo_of_upload', args));
};

/**
 * Converts and stores a photograph of a listing that is the user's, and returns its id. Throws
 * {@link PhotoError} where it is refused, else BackendError.
 */
export async function addPhoto(listing: string, upload: string, bytes: Uint8Array) {
  const { files, hash } = await convertPhoto(bytes);
  const photo = randomUUID();
  try {
    await storeFiles(photo, files);
    const row = { p_vehicle_id: listing, p_photo_id: photo, p_upload_id: upload };
    const args = hash ? { ...row, p_hash: hash } : row;
    await write(serviceClient().rpc('add_vehicle_photo', args));
  } catch (error) {
    await removeFiles(photo);
    const code = error instanceof BackendError ? error.code : '';
    if (code === FULL) throw new PhotoError('full');
    // The same upload was finished twice at once.
    const same = code === UNIQUE_VIOLATION && (await photoOfUpload(listing, upload));
    if (same) return same;
    throw error;
  }
  revalidateNow(invalidations.photosChanged(listing));
  return photo;
}

/**
 * Makes the photograph of an upload whose parts have arrived, and returns its id: again the same one if it
 * was made already, as the response may have been lost. Throws as {@link addPhoto}.
 */
export async function finishUpload(listing: string, upload: string, parts: number) {
  const seller = await sellerOfOwn(listing);
  return inPhotoQueue(async () => {
    const made = await photoOfUpload(listing, upload);
    if (made) return made;
    const bytes = await joinParts({ seller, upload }, parts);
    if (!bytes) throw new PhotoError('incomplete');
    const photo = await addPhoto(listing, upload, bytes).catch(async (error: unknown) => {
      if (error instanceof PhotoError) await removeParts({ seller, upload }, parts);
      throw error;
    });
    await removeParts({ seller, upload }, parts);
    return photo;
  });
}
