import { TooManyAttempts } from '@/lib/core/errors/messages';
import { enforceRateLimit, networkFrom } from '@/lib/core/http/rate-limit';
import { isOverloaded } from '@/lib/core/http/render-queue';
import { unavailable } from '@/lib/core/http/unavailable';
import { logError } from '@/lib/core/logging/logger';
import { MAX_BYTES } from '@/lib/stock/limits';
import { uploads } from '@/lib/stock/queues';
import { type BodyProblem, readUpload, UploadBodyError } from '@/lib/stock/upload-body';
import { queueUpload, uploadSeller } from '@/lib/stock/uploads';

type Context = { params: Promise<{ token: string }> };

/** Requests of a network, whose tokens may be wrong, and files of a dealer. */
const REQUESTS = { times: 60, seconds: 600 };
const FILES = { times: 12, seconds: 3600 };
/** Seconds in which some of the files that wait are run. */
const WAIT = 120;

const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
const say = (status: number, text: string, headers = {}) =>
  new Response(`${text}\n`, { status, headers: { ...HEADERS, ...headers } });
const tooMany = (text: string, seconds: number) => say(429, text, { 'Retry-After': `${seconds}` });
const missing = () => say(404, 'There is no such upload address: it was renewed or ended.');

const REFUSED: Record<BodyProblem, [status: number, text: string]> = {
  size: [413, `The file is larger than ${MAX_BYTES / 1024 / 1024} MB.`],
  slow: [408, 'The file took too long to arrive. Send it again.'],
  type: [415, 'Send CSV, Excel (.xlsx), XML or JSON, not compressed: as the body, or in a form.'],
  none: [400, 'There was no file in the request.'],
};

/** Queues a file that a dealer's system sends; a wrong token is a 404 before the file is read. */
async function receive(request: Request, { params }: Context) {
  const { token } = await params;
  let limit = REQUESTS;
  try {
    await enforceRateLimit('stock upload/network', networkFrom(request.headers), limit);
    const seller = await uploadSeller(token);
    if (!seller) return missing();
    limit = FILES;
    await enforceRateLimit('stock upload/account', seller, limit);
    const answer = await uploads.run(seller, async () => {
      const { bytes, name } = await readUpload(request);
      return queueUpload(token, bytes, name);
    });
    if (answer === 'gone') return missing();
    if (answer === 'full') return tooMany('Five files wait already. Send it again later.', WAIT);
    return say(202, 'Received. It is checked and run within minutes; see your stock file page.');
  } catch (error) {
    if (error instanceof UploadBodyError) return say(...REFUSED[error.problem]);
    if (error instanceof TooManyAttempts)
      return tooMany('Too many files. Send it again later.', limit.seconds);
    if (isOverloaded(error)) return tooMany('Busy. Send it again later.', WAIT);
    logError('stock upload', error);
    return unavailable();
  }
}

export const PUT = receive;
export const POST = receive;
