import 'server-only';
import pLimit from 'p-limit';
import { Agent, type RequestInit as UndiciRequestInit, fetch as undiciFetch } from 'undici';

/**
 * Timeouts of one request in milliseconds. The auth service gets longer: hashing a password is slow, and
 * after a timeout the account may have been created all the same.
 */
const TIMEOUT_MS = 4000;
const AUTH_TIMEOUT_MS = 20_000;
/** Timeout of files, which are larger. */
const STORAGE_TIMEOUT_MS = 20_000;

/** Calls that hash a password; six run at a time, so that the rest of the site stays responsive. */
const HASHES = /\/auth\/v1\/(signup|token\?grant_type=password)/;
const hashing = pLimit(6);

const agent = new Agent({ connections: 32, keepAliveTimeout: 30_000 });

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Passes a PostgREST response on, or replaces one that is not JSON (a gateway's HTML, truncated JSON) by
 * an error. supabase-js would read an empty body as 'no such row' and use any other text as the error's
 * message.
 */
function checked(response: Response, text: string, mayBeEmpty: boolean): Response {
  if (text ? isJson(text) : mayBeEmpty || response.status === 204) {
    return new Response(text || null, response);
  }
  const message = `Unreadable response, HTTP ${response.status}, ${text.length} characters`;
  return Response.json({ message }, { status: response.ok ? 502 : response.status });
}

/**
 * `fetch` for the Supabase clients, with a timeout and the check above. It is undici's, not Next's
 * patched `fetch`, which would cache each response a second time beside the page rendered from it.
 */
export const backendFetch: typeof fetch = (input, init) =>
  HASHES.test(String(input)) ? hashing(() => fetchInTime(input, init)) : fetchInTime(input, init);

function timeoutOf(pathname: string) {
  if (pathname.startsWith('/auth/v1/')) return AUTH_TIMEOUT_MS;
  return pathname.startsWith('/storage/v1/') ? STORAGE_TIMEOUT_MS : TIMEOUT_MS;
}

const fetchInTime: typeof fetch = async (input, init) => {
  // AbortSignal.timeout cannot be cancelled, and retains the request until it fires.
  const timeout = new AbortController();
  const { pathname } = new URL(input as string);
  const timer = setTimeout(
    () => timeout.abort(new DOMException('The backend took too long', 'TimeoutError')),
    timeoutOf(pathname),
  );
  timer.unref();
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal;
  try {
    const response = (await undiciFetch(input as string, {
      ...(init as UndiciRequestInit),
      signal,
      dispatcher: agent,
    })) as unknown as Response;
    // The body is read here, so that the timeout covers it too.
    if (pathname.startsWith('/storage/v1/')) {
      return new Response(await response.arrayBuffer(), response);
    }
    const text = await response.text();
    if (!pathname.startsWith('/rest/v1/')) return new Response(text || null, response);
    const isRead = (init?.method ?? 'GET') === 'GET' || pathname.includes('/rpc/');
    return checked(response, text, !isRead);
  } finally {
    clearTimeout(timer);
  }
};
