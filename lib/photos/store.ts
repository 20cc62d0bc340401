import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import { logError } from '../core/logging/logger';
import { publicClient } from '../supabase/public';
import { sessionClient } from '../supabase/server';
import { withRetry } from '../supabase/with-retry';
import type { PhotoFile } from './files';
import { PART_BYTES } from './limits';
import { PHOTOS, type StorageFailure, storageError } from './store-files';

const UPLOADS = 'photo-uploads';

/**
 * Whether a file is missing. A hosted Storage responds with 400 to a file that is hidden by
 * policies or missing, with 404 in the body.
 */
const isMissing = ({ status, statusCode }: StorageFailure) =>
  statusCode === '404' || status === 404;

async function download({ storage }: SupabaseClient, bucket: string, name: string) {
  const { data, error } = await storage.from(bucket).download(name);
  if (!error) return Buffer.from(await data.arrayBuffer());
  if (isMissing(error)) return null;
  throw storageError(error);
}

/** `public` reads as an anonymous visitor, `own` as the user of the session. */
export type Reader = 'public' | 'own';

const clientOf = async (reader: Reader): Promise<SupabaseClient> =>
  reader === 'public' ? publicClient() : sessionClient();

/**
 * Reads a file of a photograph whose vehicle the reader may see; null if there is none. Throws
 * BackendError.
 */
export const readFile = async (reader: Reader, photo: string, file: PhotoFile) =>
  download(await clientOf(reader), PHOTOS, `${photo}/${file}`);

/**
 * Whether the reader may see a photograph's vehicle, as the policy of its files also checks. Throws
 * BackendError.
 */
export async function isReadable(reader: Reader, photo: string) {
  const client = await clientOf(reader);
  const row = await withRetry(() =>
    client.from('vehicle_images').select('id').eq('id', photo).maybeSingle(),
  );
  return row !== null;
}

type Upload = { seller: string; upload: string };
const partName = ({ seller, upload }: Upload, part: number) => `${seller}/${upload}/${part}`;

/** Stores a part of a file in the user's own folder. Throws BackendError. */
export async function storePart(upload: Upload, part: number, bytes: Uint8Array) {
  const { storage } = await sessionClient();
  const options = { contentType: 'application/octet-stream', upsert: true };
  const { error } = await storage.from(UPLOADS).upload(partName(upload, part), bytes, options);
  if (error) throw storageError(error);
}

/** Joins the parts to the whole file; null if a part is missing. Throws BackendError. */
export async function joinParts(upload: Upload, parts: number) {
  const client = await sessionClient();
  // The buffer is filled as the parts arrive, so that the file is in memory only once.
  const whole = Buffer.alloc(parts * PART_BYTES);
  let length = 0;
  for (let part = 0; part < parts; part += 1) {
    const bytes = await download(client, UPLOADS, partName(upload, part));
    if (!bytes) return null;
    length += bytes.copy(whole, length);
  }
  return whole.subarray(0, length);
}

/**
 * Removes the parts of a file that was accepted or refused; the job removes those that fail now.
 */
export async function removeParts(upload: Upload, parts: number) {
  const names = Array.from({ length: parts }, (_, part) => partName(upload, part));
  const { error } = await (await sessionClient()).storage.from(UPLOADS).remove(names);
  if (error) logError('removing parts of a photograph', error);
}
