import type { jobClient } from '../supabase/job-client';
import { convertPhoto } from './convert';
import type { PhotoFile } from './files';
import { removeFiles, storeFiles } from './store-files';

/** How a job converts and stores photographs, with the service-role client. */
export const photoStore = (database: ReturnType<typeof jobClient>) => ({
  convert: convertPhoto,
  store: (photo: string, files: Record<PhotoFile, Buffer>) => storeFiles(database, photo, files),
  remove: (photo: string) => removeFiles(database, photo),
});
