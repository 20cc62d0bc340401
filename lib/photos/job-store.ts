import { logError } from '../core/logging/logger';
import type { jobClient } from '../supabase/job-client';
import { convertPhoto } from './convert';
import { PHOTO_FILES, type PhotoFile } from './files';

const PHOTOS = 'vehicle-photos';

/** How a job converts and stores photographs, with the service-role client. Its functions throw like those of the site. */
export const photoStore = (database: ReturnType<typeof jobClient>) => {
  const bucket = database.storage.from(PHOTOS);
  return {
    convert: convertPhoto,
    async store(photo: string, files: Record<PhotoFile, Buffer>) {
      for (const [file, contentType] of Object.entries(PHOTO_FILES)) {
        const bytes = files[file as PhotoFile];
        const { error } = await bucket.upload(`${photo}/${file}`, bytes, { contentType });
        if (error) throw error;
      }
    },
    /** Removes files that were stored in vain; the hourly job removes those that fail now. */
    async remove(photo: string) {
      const names = Object.keys(PHOTO_FILES).map((file) => `${photo}/${file}`);
      const { error } = await bucket.remove(names);
      if (error) logError('removing a photograph', error);
    },
  };
};
