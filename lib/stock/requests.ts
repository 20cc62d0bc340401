import 'server-only';
import { TooManyAttempts } from '../core/errors/messages';
import { enforceRateLimit } from '../core/http/rate-limit';
import { isOverloaded } from '../core/http/render-queue';
import { isSameOrigin } from '../core/http/same-origin';
import { logError } from '../core/logging/logger';
import { currentUser } from '../core/session/current-user';
import { type StockProblemCode, StockRequestError } from './messages';
import { StockFileError } from './problems';

const DAY = 24 * 3600;
/** Per account: files that are sent, listed and exported. */
const LIMITS = {
  file: { times: 200, seconds: DAY },
  run: { times: 200, seconds: DAY },
  export: { times: 200, seconds: DAY },
};

/** The user of a request that may do this, which is counted. Throws {@link StockRequestError}. */
export async function admitStock({ headers, method }: Request, what: keyof typeof LIMITS) {
  if (method === 'POST' && isSameOrigin(headers) === false) throw new StockRequestError('origin');
  const user = await currentUser();
  if (!user) throw new StockRequestError('session');
  await enforceRateLimit(`stock-${what}/account`, user.id, LIMITS[what]);
  return user;
}

/** The problem to tell the user; logs what is not their doing. */
export function stockProblemOf(error: unknown): StockProblemCode {
  if (error instanceof StockRequestError || error instanceof StockFileError) return error.problem;
  if (error instanceof TooManyAttempts) return 'limit';
  if (isOverloaded(error)) return 'busy';
  logError('stock file', error);
  return 'failed';
}

/** Leads to a page of the site. */
export const seeOther = (path: string) =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
