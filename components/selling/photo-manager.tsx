'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { photoMessage } from '@/lib/photos/messages';
import type { OwnListing } from '@/lib/selling/types';
import { FormSummary } from '../forms/form-summary';
import { PhotoActions } from './photo-actions';
import { PhotoGrid } from './photo-grid';
import { PhotoInput } from './photo-input';
import { ARRANGE_FORM, REMOVE_FORM } from './photo-tile';
import { PostedPhotos } from './posted-photos';
import { UploadList } from './upload-list';
import { usePhotoOrder } from './use-photo-order';
import { usePhotoUploads } from './use-photo-uploads';

/** Adds, arranges and removes the photographs of a listing. */
export function PhotoManager({ listing: own }: { listing: OwnListing }) {
  const { id: listing, images } = own;
  const router = useRouter();
  const [announcement, announce] = useState('');
  const { photos, add, move, arranging, removing } = usePhotoOrder({ listing, images, announce });
  const { uploads, ...sending } = usePhotoUploads({
    listing,
    onAdded(photo) {
      add({ id: photo, url: `/photos/${photo}/1200.webp` });
      announce('Photograph added.');
    },
    onResumed: (name) => announce(`${name} goes on where it stopped.`),
    onSettled() {
      // While offline, Next would leave the page after a failed refresh and lose the files to retry.
      if (navigator.onLine) router.refresh();
    },
    onFailed: (name, problem) => announce(`${name} was not added. ${photoMessage(problem)}`),
  });
  const hidden = <input type="hidden" name="listing" value={listing} />;
  return (
    <div className="grid gap-6">
      <PostedPhotos />
      <PhotoInput listing={listing} onFiles={sending.add} />
      <form id={ARRANGE_FORM} {...arranging.form} className="contents">
        {hidden}
        <FormSummary of={arranging} />
      </form>
      <form id={REMOVE_FORM} {...removing.form} className="contents">
        {hidden}
        {removing.state.status !== 'done' && <FormSummary of={removing} />}
      </form>
      {uploads.length > 0 && (
        <UploadList uploads={uploads} onRetry={sending.retry} onCancel={sending.cancel} />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {photos.length > 0 ? (
        <PhotoGrid photos={photos} onMove={move} />
      ) : (
        <p className="max-w-[58ch] text-pretty text-ink-2">
          There is no photograph yet. Until there is one, the page shows an illustration of such a
          car, and calls it one.
        </p>
      )}
      <PhotoActions listing={own} uploads={uploads} />
    </div>
  );
}
