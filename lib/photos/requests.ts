import 'server-only';
import { TooManyAttempts } from '../core/errors/messages';
import { enforceRateLimit } from '../core/http/rate-limit';
import { isOverloaded } from '../core/http/render-queue';
import { isSameOrigin } from '../core/http/same-origin';
import { logError } from '../core/logging/logger';
import { currentUser } from '../core/session/current-user';
import { PhotoError, type PhotoProblem } from './messages';

const DAY = 24 * 3600;
/** Per account: files, and the parts that they come in. */
const LIMITS = {
  photo: { times: 600, seconds: DAY },
  part: { times: 9000, seconds: DAY },
};

/** Checks that the request may write, and counts it. Throws {@link PhotoError}. */
export async function admitUpload({ headers }: Request, what: keyof typeof LIMITS) {
  if (isSameOrigin(headers) === false) throw new PhotoError('origin');
  const user = await currentUser();
  if (!user) throw new PhotoError('session');
  await enforceRateLimit(`photos-${what}/account`, user.id, LIMITS[what]);
}

/** The problem to tell the user; logs what is not their doing. */
export function problemOf(error: unknown): PhotoProblem {
  if (error instanceof PhotoError) return error.problem;
  if (error instanceof TooManyAttempts) return 'limit';
  if (isOverloaded(error)) return 'busy';
  logError('photographs', error);
  return 'failed';
}

/** Reads a body of at most `limit` bytes; null if it is longer, without reading on. */
export async function readBounded({ body }: Request, limit: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (!body) return Buffer.alloc(0);
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
