import 'server-only';
import pLimit from 'p-limit';
import { Agent, type RequestInit as UndiciRequestInit, fetch as undiciFetch } from 'undici';

/**
 * The longest one answer may take, in milliseconds. The auth service hashes passwords, which takes its
 * time, and an account that was given up on may have been made all the same.
 */
const TIMEOUT_MS = 4000;
const AUTH_TIMEOUT_MS = 20_000;

/** Calls that hash a password, and how many may do so at once: the rest of the site goes on meanwhile. */
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
 * An answer of the database's interface as it came, or, where what came is no such answer (HTML of a
 * gateway, half a document), an error that says so. supabase-js would take an empty one for 'no such
 * row', and would make the text of any other the error's message.
 */
async function checked(answer: Response, mayBeEmpty: boolean): Promise<Response> {
  const text = await answer.text();
  if (text ? isJson(text) : mayBeEmpty || answer.status === 204) {
    return new Response(text || null, answer);
  }
  const message = `Unreadable answer, HTTP ${answer.status}, ${text.length} characters`;
  return Response.json({ message }, { status: answer.ok ? 502 : answer.status });
}

/**
 * `fetch` for the Supabase clients: a time limit on every call, what is no answer of the database
 * told apart, and not Next's patched one, which would keep a second copy of each answer beside the
 * page made from it.
 */
export const backendFetch: typeof fetch = (input, init) =>
  HASHES.test(String(input)) ? hashing(() => fetchInTime(input, init)) : fetchInTime(input, init);

const fetchInTime: typeof fetch = async (input, init) => {
  // Not AbortSignal.timeout: it cannot be ended early, and holds the whole request until it fires.
  const limit = new AbortController();
  const { pathname } = new URL(input as string);
  const timer = setTimeout(
    () => limit.abort(new DOMException('The backend took too long', 'TimeoutError')),
    pathname.startsWith('/auth/v1/') ? AUTH_TIMEOUT_MS : TIMEOUT_MS,
  );
  timer.unref();
  const signal = init?.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
  let isOver = true;
  try {
    const answer = (await undiciFetch(input as string, {
      ...(init as UndiciRequestInit),
      signal,
      dispatcher: agent,
    })) as unknown as Response;
    if (!pathname.startsWith('/rest/v1/')) {
      // Its body, which the caller reads, is under the same limit.
      isOver = false;
      return answer;
    }
    const isRead = (init?.method ?? 'GET') === 'GET' || pathname.includes('/rpc/');
    return await checked(answer, !isRead);
  } finally {
    if (isOver) clearTimeout(timer);
  }
};
