import { type Fix, isRecord, jsonAnswer } from './compatibility-fix';
import { currentRequest } from './request-context';

/** Hosted: rejects a bearer token that is not a JWT with PGRST301. Lite: handles the request as anon. */
const refuseMalformedToken: Fix = async (request, next) => {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim();
  const isKey = token === request.headers.get('apikey');
  const parts = token?.split('.').length;
  if (!isRest(request) || !token || isKey || parts === 3) return next(request);
  return jsonAnswer(401, {
    code: 'PGRST301',
    message: 'JWT could not be decoded',
    details: `Expected 3 parts in JWT; got ${parts}`,
    hint: null,
  });
};

/**
 * Hosted: every SQL error response carries its SQLSTATE, e.g. a check violation 400 and 23514. Lite:
 * 500 with the code SUP for each SQLSTATE it does not list.
 */
const reportSqlError: Fix = async (request, next) => {
  const response = await next(request);
  if (!isRest(request) || response.status !== 500) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const error = currentRequest()?.reported;
  if (!isRecord(body) || body.code !== 'SUP' || !isSqlError(error)) return response;
  return jsonAnswer(
    statusOf(error.code),
    {
      code: error.code,
      message: error.message,
      details: error.detail ?? null,
      hint: error.hint ?? null,
    },
    response,
  );
};

export const REST_FIXES = [refuseMalformedToken, reportSqlError];

const isRest = (request: Request) => new URL(request.url).pathname.startsWith('/rest/v1/');

interface SqlError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

function isSqlError(error: unknown): error is SqlError {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

/** Maps a SQLSTATE to PostgREST's HTTP status, for the error classes that can occur here. */
function statusOf(code: string): number {
  if (code === 'P0001') return 400;
  if (code === '23503' || code === '23505') return 409;
  if (code === '25006') return 405;
  if (/^(22|23|21|42)/.test(code)) return 400;
  return code.startsWith('53') ? 503 : 500;
}
