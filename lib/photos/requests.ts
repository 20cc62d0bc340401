import 'server-only';
import { admit, requestProblem } from '../core/http/admit';
import { enforceRateLimit, networkFrom } from '../core/http/rate-limit';
import { PhotoError, type PhotoProblem } from './messages';

const DAY = 24 * 3600;
/** Per account: files, and the parts that they come in. */
const LIMITS = {
  photo: { times: 600, seconds: DAY },
  part: { times: 9000, seconds: DAY },
};
/** Per network, which many sellers may share: a file takes up to a second of the one place for all to convert. */
const NETWORK = { times: 2400, seconds: DAY };

/** Checks that the request may write, and counts it. Throws what `photoProblemOf` names. */
export async function admitUpload(request: Request, what: keyof typeof LIMITS) {
  const user = await admit(request, `photos-${what}`, LIMITS[what]);
  if (what === 'photo')
    await enforceRateLimit('photos-photo/network', networkFrom(request.headers), NETWORK);
  return user;
}

/** The problem to tell the user; logs what is not their doing. */
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
