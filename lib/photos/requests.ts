import 'server-only';
import { admit, requestProblem } from '../core/http/admit';
import { enforceRateLimit, networkFrom } from '../core/http/rate-limit';
import { PhotoError, type PhotoProblem } from './messages';

const DAY = 24 * 3600;
/** Limits per account: of files, and of the parts of files. */
const LIMITS = {
  photo: { times: 600, seconds: DAY },
  part: { times: 9000, seconds: DAY },
};
/**
 * Limit per network, which many sellers may share. Converting a file occupies the one place for all
 * up to a second.
 */
const NETWORK = { times: 2400, seconds: DAY };

/**
 * Checks that the request may write, and counts it. Throws the errors that `photoProblemOf` names.
 */
export async function admitUpload(request: Request, what: keyof typeof LIMITS) {
  const user = await admit(request, `photos-${what}`, LIMITS[what]);
  if (what === 'photo')
    await enforceRateLimit('photos-photo/network', networkFrom(request.headers), NETWORK);
  return user;
}

/** Returns the problem to tell the user; logs failures of the site. */
export const photoProblemOf = (error: unknown): PhotoProblem =>
  error instanceof PhotoError ? error.problem : requestProblem(error, 'photographs');

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
