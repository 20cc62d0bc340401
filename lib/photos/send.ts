import { photosApiPath } from '../paths';
import { PART_BYTES } from './limits';
import { isPhotoProblem, PhotoError } from './messages';

type Sending = {
  listing: string;
  /** A random id, created by the browser. */
  upload: string;
  file: Blob;
  /** The parts that have arrived; stored between attempts, so that the next one resumes. */
  arrived: Set<number>;
};

type Progress = { signal: AbortSignal; onProgress: (share: number) => void };

const ATTEMPTS = 3;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Posts and reads the JSON of the response. Throws {@link PhotoError}, or AbortError once `signal` aborts. */
async function post(path: string, signal: AbortSignal, body?: Blob): Promise<{ photo?: string }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const headers = { 'Content-Type': 'application/octet-stream' };
      const response = await fetch(path, { method: 'POST', signal, headers, body: body ?? null });
      const answer = (await response.json()) as { photo?: string; problem?: unknown };
      if (response.ok) return answer;
      throw new PhotoError(isPhotoProblem(answer.problem) ? answer.problem : 'failed');
    } catch (error) {
      if (error instanceof PhotoError || signal.aborted) throw error;
      // There is no response, or one of a proxy. Retrying bridges a short gap, such as between two
      // cells.
      if (attempt === ATTEMPTS || !navigator.onLine) throw new PhotoError('network');
      await pause(1000 * attempt);
    }
  }
}

/**
 * Sends the missing parts of a file, and returns the id of the photograph made from it. Throws like
 * `post`.
 */
export async function sendPhoto(sending: Sending, { signal, onProgress }: Progress) {
  const { listing, upload, file, arrived } = sending;
  const path = photosApiPath(listing, upload);
  const parts = Math.max(1, Math.ceil(file.size / PART_BYTES));
  for (let part = 0; part < parts; part += 1) {
    if (arrived.has(part)) continue;
    const body = file.slice(part * PART_BYTES, (part + 1) * PART_BYTES);
    await post(`${path}?part=${part}`, signal, body);
    arrived.add(part);
    onProgress(arrived.size / parts);
  }
  try {
    const { photo } = await post(`${path}?parts=${parts}`, signal);
    if (!photo) throw new PhotoError('failed');
    return photo;
  } catch (error) {
    if (error instanceof PhotoError && error.problem === 'incomplete') arrived.clear();
    throw error;
  }
}
