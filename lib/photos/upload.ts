import 'server-only';
import { randomUUID } from 'node:crypto';
import { invalidations, revalidateNow } from '../core/cache';
import { BackendError } from '../core/errors/messages';
import { isUuid } from '../ids';
import { serviceClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import { write } from '../supabase/write';
import { convertPhoto } from './convert';
import { PhotoError } from './messages';
import { conversions } from './queues';
import { joinParts, removeParts } from './store';
import { removeFiles, storeFiles } from './store-files';

const UNIQUE_VIOLATION = '23505';
const FULL = 'PT409';

export type PhotoListing = { id: string; seller: string; isDraft: boolean };

/** A listing of the user's own, with the seller id. Throws {@link PhotoError} for another's, BackendError. */
export async function ownListing(listing: string): Promise<PhotoListing> {
  if (!isUuid(listing)) throw new PhotoError('listing');
  const client = await sessionClient();
  const seller = await withRetry(() => client.rpc('my_seller_id'));
  // Staff read all vehicles, and everyone reads those for sale: filter by the user's seller id.
  const own =
    seller &&
    (await withRetry(() =>
      client
        .from('vehicles')
        .select('listing_status')
        .eq('id', listing)
        .eq('seller_id', seller)
        .maybeSingle(),
    ));
  if (!own) throw new PhotoError('listing');
  return { id: listing, seller, isDraft: own.listing_status === 'draft' };
}

const photoOfUpload = (listing: string, upload: string) => {
  const args = { p_vehicle_id: listing, p_upload_id: upload };
  return withRetry(() => serviceClient().rpc('photo_of_upload', args));
};

/**
 * Converts and stores a photograph of a listing of the user, and returns its id. Throws {@link
 * PhotoError} if it is refused, else BackendError. Run it in the queue of conversions.
 */
export async function addPhoto(
  { id: listing, isDraft }: PhotoListing,
  upload: string,
  bytes: Uint8Array,
) {
  const { files, hash } = await convertPhoto(bytes);
  const photo = randomUUID();
  try {
    await storeFiles(serviceClient(), photo, files);
    const row = { p_vehicle_id: listing, p_photo_id: photo, p_upload_id: upload };
    const args = hash ? { ...row, p_hash: hash } : row;
    await write(serviceClient().rpc('add_vehicle_photo', args));
  } catch (error) {
    await removeFiles(serviceClient(), photo);
    const code = error instanceof BackendError ? error.code : '';
    if (code === FULL) throw new PhotoError('full');
    // The same upload was finished twice at once.
    const same = code === UNIQUE_VIOLATION && (await photoOfUpload(listing, upload));
    if (same) return same;
    throw error;
  }
  revalidateNow(invalidations.photosChanged(listing, isDraft));
  return photo;
}

/**
 * Makes the photograph of an upload whose parts have arrived, and returns its id. Returns the same
 * id again if it was already made, because the response may have been lost. Throws like {@link
 * addPhoto}.
 */
export async function finishUpload(listing: string, upload: string, parts: number) {
  const own = await ownListing(listing);
  const { seller } = own;
  return conversions.run(seller, async () => {
    const made = await photoOfUpload(listing, upload);
    if (made) return made;
    const bytes = await joinParts({ seller, upload }, parts);
    if (!bytes) throw new PhotoError('incomplete');
    const photo = await addPhoto(own, upload, bytes).catch(async (error: unknown) => {
      if (error instanceof PhotoError) await removeParts({ seller, upload }, parts);
      throw error;
    });
    await removeParts({ seller, upload }, parts);
    return photo;
  });
}
