import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { logError } from '../core/logging/logger';
import { type JobOptions, repeatJob, untilDone } from '../core/repeat-job';
import { jobClient } from '../supabase/job-client';
import { INTERNET, type Network } from './guarded-fetch';
import { type ClaimedPhoto, fetchPhoto, photoProblemOf, StockPhotoError } from './photo-fetch';

const PAUSE_MS = 15_000;
/** Photographs that are claimed at a time, and fetched at once. */
const BATCH = 12;
const CONCURRENCY = 3;
const PHOTO_NETWORK: Network = {
  ...INTERNET,
  isPort: (port) => port === '' || port === '80' || port === '443',
  timeout: 20_000,
};

/** How photographs are checked, re-encoded and stored, as those that are uploaded. */
export type PhotoStore<Files> = {
  /** Throws a PhotoError for a file that is no whole photograph. */
  convert: (bytes: Uint8Array) => Promise<{ files: Files; hash: string | null }>;
  store: (photo: string, files: Files) => Promise<void>;
  remove: (photo: string) => Promise<void>;
};

type Options<Files> = JobOptions & { photos: PhotoStore<Files>; network?: Network };

const isFull = (error: unknown) => (error as { code?: string } | null)?.code === 'PT409';

/** Fetches one photograph and stores what became of it. Throws the backend's errors. */
async function settle<Files>(
  database: ReturnType<typeof jobClient>,
  claimed: ClaimedPhoto,
  photos: PhotoStore<Files>,
  network: Network,
) {
  const fetched = await fetchPhoto(claimed, network);
  if (!fetched) {
    await database.rpc('note_stock_photo', { p_id: claimed.id }).throwOnError();
    return;
  }
  const { files, hash } = await photos.convert(fetched.bytes);
  const photo = randomUUID();
  let outcome: string | null = null;
  try {
    await photos.store(photo, files);
    const kept = await database.rpc('keep_stock_photo', {
      p_id: claimed.id,
      p_photo_id: photo,
      p_content_hash: fetched.contentHash,
      ...(fetched.etag && { p_etag: fetched.etag }),
      ...(hash && { p_hash: hash }),
    });
    if (isFull(kept.error)) throw new StockPhotoError('full');
    if (kept.error) throw kept.error;
    outcome = kept.data;
  } finally {
    if (outcome !== 'stored') await photos.remove(photo);
  }
}

/**
 * Fetches the photographs that stock files name, checks and stores them, a dealer's in turn with
 * the others', until `signal` aborts. One that fails is tried again later; a stopped job resumes.
 */
export function runStockPhotoJob<Files>({
  photos,
  network = PHOTO_NETWORK,
  ...options
}: Options<Files>) {
  const database = jobClient();
  const limit = pLimit(CONCURRENCY);
  async function take(claimed: ClaimedPhoto) {
    try {
      if (!options.signal.aborted) await settle(database, claimed, photos, network);
    } catch (error) {
      const known = photoProblemOf(error);
      // The claim of one that the site failed on ends by itself.
      if (!known) return logError('stock photographs', error);
      const { problem, isFinal } = known;
      const note = { p_id: claimed.id, p_problem: problem, p_is_final: isFinal };
      await database.rpc('note_stock_photo', note).throwOnError();
    }
  }
  return repeatJob('stock photographs', PAUSE_MS, options, () =>
    untilDone(options.signal, async () => {
      const { data } = await database.rpc('claim_stock_photos', { p_limit: BATCH }).throwOnError();
      await Promise.all(data.map((claimed) => limit(() => take(claimed))));
      return data.length;
    }),
  );
}
