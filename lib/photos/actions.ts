'use server';

import { ActionError, defineAction } from '../core/actions/define-action';
import { invalidations, revalidate } from '../core/cache';
import { BackendError } from '../core/errors/messages';
import { sessionClient } from '../supabase/server';
import { write } from '../supabase/write';
import { arrangementSchema, photoSchema } from './schema';
import { ownListing } from './upload';

const CHANGED = {
  title: 'Not changed',
  text: 'These photographs were changed in another tab or on another device. Reload the page to see them.',
};

/** Removes a photograph of the user's listing; the next run of the job removes its files. */
export const removePhoto = defineAction(
  { name: 'removing the photograph', access: 'user', schema: photoSchema },
  async ({ listing, photo }) => {
    const client = await sessionClient();
    const gone = await write(
      client.from('vehicle_images').delete().eq('id', photo).eq('vehicle_id', listing).select('id'),
    );
    if (!gone?.length) throw new ActionError(CHANGED);
    const { isDraft } = await ownListing(listing);
    revalidate(invalidations.photosChanged(listing, isDraft));
    return { result: photo };
  },
);

/** Arranges the photographs of the user's listing; the first is the main one. */
export const arrangePhotos = defineAction(
  { name: 'moving the photograph', access: 'user', schema: arrangementSchema },
  async ({ listing, photos }) => {
    const client = await sessionClient();
    const args = { p_vehicle_id: listing, p_photo_ids: photos };
    await write(client.rpc('arrange_vehicle_photos', args)).catch((error: unknown) => {
      const isOther = error instanceof BackendError && error.code === 'PT409';
      throw isOther ? new ActionError(CHANGED) : error;
    });
    const { isDraft } = await ownListing(listing);
    revalidate(invalidations.photosChanged(listing, isDraft));
    return { result: photos.join(' ') };
  },
);
