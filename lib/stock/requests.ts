import 'server-only';
import { admit, requestProblem } from '../core/http/admit';
import { type StockProblemCode, StockRequestError } from './messages';
import { StockFileError } from './problems';

const DAY = 24 * 3600;
/** Per account: files that are sent, listed and exported. */
const LIMITS = {
  file: { times: 200, seconds: DAY },
  run: { times: 200, seconds: DAY },
  export: { times: 200, seconds: DAY },
};

/** The user of a request that may do this, which is counted. Throws what `stockProblemOf` names. */
export const admitStock = (request: Request, what: keyof typeof LIMITS) =>
  admit(request, `stock-${what}`, LIMITS[what]);

/** The problem to tell the user; logs what is not their doing. */
export const stockProblemOf = (error: unknown): StockProblemCode =>
  error instanceof StockRequestError || error instanceof StockFileError
    ? error.problem
    : requestProblem(error, 'stock file');

/** Leads to a page of the site. */
export const seeOther = (path: string) =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
