import type { SupabaseClient } from '@supabase/supabase-js';
import { BackendError } from '../core/errors/messages';
import { logError } from '../core/logging/logger';
import { PHOTO_FILES, type PhotoFile } from './files';

export const PHOTOS = 'vehicle-photos';

/** A client with the service role, of the site or of a job. */
type Client = Pick<SupabaseClient, 'storage'>;

export type StorageFailure = { message: string; status?: number; statusCode?: string };

export const storageError = ({ message, status }: StorageFailure) =>
  new BackendError(message, '', status ?? 0);

/** Stores the files of a photograph. Throws BackendError. */
export async function storeFiles(
  { storage }: Client,
  photo: string,
  files: Record<PhotoFile, Buffer>,
) {
  const bucket = storage.from(PHOTOS);
  for (const [file, contentType] of Object.entries(PHOTO_FILES)) {
    const bytes = files[file as PhotoFile];
    const { error } = await bucket.upload(`${photo}/${file}`, bytes, { contentType });
    if (error) throw storageError(error);
  }
}

/** Removes files that were stored in vain; the hourly job removes those that fail now. */
export async function removeFiles({ storage }: Client, photo: string) {
  const names = Object.keys(PHOTO_FILES).map((file) => `${photo}/${file}`);
  const { error } = await storage.from(PHOTOS).remove(names);
  if (error) logError('removing a photograph', error);
}
