import type { Sql } from 'postgres';

export type Handler = (request: Request) => Promise<Response>;

/** Middleware that corrects one difference between @supabase/lite and hosted Supabase. */
export type Fix = (request: Request, next: Handler, backend: FixTools) => Promise<Response>;

export interface FixTools {
  sql: Sql;
  jwtSecret: string;
}

/** Wraps a handler in fixes; the first fix receives the request first. */
export function applyFixes(handler: Handler, fixes: Fix[], tools: FixTools): Handler {
  return fixes.reduceRight<Handler>((next, fix) => (request) => fix(request, next, tools), handler);
}

export function isCall(request: Request, method: string, path: string): boolean {
  return request.method === method && new URL(request.url).pathname === path;
}

/** Parses a JSON object body; any other body yields `{}`. Reads a clone, so the body stays unread. */
export async function readBody(message: Request | Response): Promise<Record<string, unknown>> {
  const body: unknown = await message
    .clone()
    .json()
    .catch(() => null);
  return isRecord(body) ? body : {};
}

/** Copies a request with another JSON body, and optionally another path. */
export function withBody(request: Request, body: unknown, path?: string): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const url = path ? new URL(path, request.url) : request.url;
  return new Request(url, { method: request.method, headers, body: JSON.stringify(body) });
}

/** Creates a JSON response with the headers of the response it replaces. */
export function jsonAnswer(status: number, body: unknown, replaced?: Response): Response {
  const headers = new Headers(replaced?.headers);
  for (const name of ['content-length', 'content-encoding', 'x-sb-error-code'])
    headers.delete(name);
  headers.set('content-type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(body), { status, headers });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
