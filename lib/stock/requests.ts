import 'server-only';
import { admit, requestProblem } from '../core/http/admit';
import { type StockProblemCode, StockRequestError } from './messages';
import { StockFileError } from './problems';

const DAY = 24 * 3600;
/** Limits per account for files that are sent, listed and exported. */
const LIMITS = {
  file: { times: 200, seconds: DAY },
  run: { times: 200, seconds: DAY },
  export: { times: 200, seconds: DAY },
};

/**
 * Returns the user of a permitted request, and counts it. Throws the errors that `stockProblemOf`
 * names.
 */
export const admitStock = (request: Request, what: keyof typeof LIMITS) =>
  admit(request, `stock-${what}`, LIMITS[what]);

/** Returns the problem to tell the user; logs failures of the site. */
export const stockProblemOf = (error: unknown): StockProblemCode =>
  error instanceof StockRequestError || error instanceof StockFileError
    ? error.problem
    : requestProblem(error, 'stock file');

/** Redirects to a page of the site. */
export const seeOther = (path: string) =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
